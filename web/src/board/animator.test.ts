import { describe, expect, it, vi } from "vitest";
import type { Frame, Look } from "../wasm/types";
import { Hand } from "./hand.svelte";
import { Animator } from "./animator.svelte";
import { LEG } from "./stage";
import { Hands } from "./testing/clock";
import { leg, look, men, scene } from "./testing/fixtures";

const at = (place: string, parts: Partial<Look> = {}): Look =>
  look({ position: place, scene: scene(men(place, "first", "man")), ...parts });
const frame = (from: string, to: string): Frame => ({ touch: leg(from, to).touch, scene: scene(men(to, "first", "man")) });

function house(first: Look) {
  const programme = { game: "kono", look: first, film: undefined as Frame[] | undefined, animated: true, ended: vi.fn() };
  const hands = new Hands();
  const hand = new Hand(() => programme.look);
  const animator = new Animator(programme, hand, hands);
  animator.direct();
  const give = (parts: Partial<typeof programme>) => {
    Object.assign(programme, parts);
    animator.direct();
  };
  const places = () => animator.picture.men.map(({ to }) => to);
  return { programme, hands, hand, animator, give, places };
}

describe("a animator", () => {
  it("plays a film, then shows the look and says so once", () => {
    const { give, hands, places, programme, animator } = house(at("a1"));
    give({ look: at("a3"), film: [frame("a1", "a2"), frame("a2", "a3")] });
    expect(animator.filming).toBe(true);
    hands.pass(LEG);
    expect(places()).toEqual(["a3"]);
    expect(programme.ended).not.toHaveBeenCalled();
    hands.pass(LEG);
    expect(animator.filming).toBe(false);
    expect(programme.ended).toHaveBeenCalledTimes(1);
  });

  it("keeps playing when the same film is given again with other words", () => {
    const { give, animator, programme, hands } = house(at("a1"));
    const film = [frame("a1", "a2")];
    give({ look: at("a2"), film });
    give({ look: at("a2") });
    expect(animator.filming).toBe(true);
    hands.pass(LEG);
    expect(programme.ended).toHaveBeenCalledTimes(1);
  });

  it("leaves a film for another one, and only the other one ends", () => {
    const { give, hands, places, programme } = house(at("a1"));
    give({ look: at("a2"), film: [frame("a1", "a2")] });
    hands.pass(LEG / 2);
    give({ look: at("a3"), film: [frame("a2", "a3")] });
    expect(hands.waiting.size).toBe(1);
    hands.pass(LEG);
    expect(places()).toEqual(["a3"]);
    expect(programme.ended).toHaveBeenCalledTimes(1);
  });

  it("shows the look when its film is taken away", () => {
    const { give, hands, places, programme, animator } = house(at("a1"));
    give({ look: at("a2"), film: [frame("a1", "a2")] });
    give({ look: at("a1"), film: [] });
    hands.pass(LEG);
    expect(places()).toEqual(["a1"]);
    expect(animator.filming).toBe(false);
    expect(programme.ended).not.toHaveBeenCalled();
  });

  it("shows everything at once when nothing may move, or nobody looks", () => {
    const still = house(at("a1"));
    still.give({ look: at("a2"), film: [frame("a1", "a2")], animated: false });
    expect(still.places()).toEqual(["a2"]);
    expect(still.programme.ended).toHaveBeenCalledTimes(1);

    const hidden = house(at("a1"));
    hidden.give({ look: at("a2"), film: [frame("a1", "a2")] });
    hidden.animator.skip();
    expect(hidden.places()).toEqual(["a2"]);
    expect(hidden.hands.waiting.size).toBe(0);
    expect(hidden.programme.ended).toHaveBeenCalledTimes(1);
  });

  it("remembers the legs of a turn until it is over", () => {
    const { give, animator } = house(at("F2"));
    const choice = { ...leg("F2", "F4", ["F3"], false), text: "F2^F4" };
    animator.chosen = choice;
    give({ look: at("F4", { midTurn: true, partial: "F2^F4" }) });
    expect(animator.trail).toEqual([choice.touch]);
    give({ look: at("F2") });
    expect(animator.trail).toEqual([]);
  });

  it("empties the hand and wipes drawings when the position has changed", () => {
    const { give, hand } = house(at("a1"));
    hand.select("a1");
    hand.draw("a1", "a2");
    give({ look: at("a2") });
    expect(hand.selected).toBeNull();
    expect(hand.annotations).toEqual([]);
  });

  it("shows another game without moving the men of the one before", () => {
    const { give, hands, places } = house(at("a1"));
    give({ game: "quindo", look: at("f6") });
    hands.pass(LEG);
    expect(places()).toEqual(["f6"]);
  });
});
