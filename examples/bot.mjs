// A player in forty lines, for Node.js 20 or later: node examples/bot.mjs 'http://127.0.0.1:7420/game/ID#join=INVITATION'
// It takes the seat and plays any legal turn until the game is over. docs/API.md tells the rest.
import { randomBytes, randomInt } from "node:crypto";

const link = new URL(process.argv[2]);
const [id, invitation] = [link.pathname.split("/").at(-1), link.hash.replace("#join=", "")];
const secret = randomBytes(16).toString("hex"); // Good for any number of seats: one stream tells of all their games.
const headers = { authorization: `Bearer ${secret}` };
const pause = (seconds) => new Promise((done) => setTimeout(done, 1000 * seconds));

/** Sends something until there is an answer. It names what it is about, so it is done once however often it is sent. */
async function send(path, body) {
  for (;;) {
    const request = { headers, ...(body && { method: "POST", body: JSON.stringify(body) }) };
    const answer = await fetch(`${link.origin}/api/games/${path}`, request).catch(() => null);
    if (answer && answer.status !== 429 && answer.status !== 503) return answer.json();
    await pause(answer?.headers.get("retry-after") ?? 1);
  }
}

async function answer(game, seat, { status, seq, to_move: mover, offers }) {
  if (status === "over") process.exit();
  for (const [place, offer] of ["draw", "takeback"].entries()) {
    const isTheirs = offers[place] && offers[place] !== seat;
    if (isTheirs) await send(`${game}/act?after=${seq}`, { type: "decline", offer });
  }
  if (status !== "playing" || mover !== seat) return;
  const { step, turns } = await send(`${game}/turns?limit=500`);
  await send(`${game}/act`, { type: "turn", step, text: turns[randomInt(turns.length)] });
}

await send(`${id}/join`, { invitation, secret, name: "Forty lines" });
for (const seats = {}; ; await pause(1)) {
  const stream = await fetch(`${link.origin}/api/stream`, { headers }).catch(() => null);
  for await (const { game, type, seat, state } of stream?.ok ? messages(stream.body) : []) {
    if (type === "welcome") seats[game] = seat;
    if (state) await answer(game, seats[game], state);
  }
}

/** The messages of a stream: one a line; empty lines only say that it is alive. */
async function* messages(body) {
  let text = "";
  for await (const chunk of body.pipeThrough(new TextDecoderStream())) {
    const lines = (text + chunk).split("\n");
    text = lines.pop();
    yield* lines.filter(Boolean).map((line) => JSON.parse(line));
  }
}
