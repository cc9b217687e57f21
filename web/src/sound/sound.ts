/// Sounds made on the spot: wood on felt, a clap for a capture, a low knock for a refusal, three notes at the end, two when somebody
/// calls, a bell when time runs out. A browser lets nothing sound before the visitor has touched the page; neither do we.

export type Sound = "move" | "capture" | "error" | "win" | "loss" | "draw" | "low" | "call";

/** Milliseconds after which what sounds longest is over. Then the context rests: one that runs needs processor and battery in silence too. */
const LONGEST = 1500;

let context: AudioContext | undefined;
let rest: ReturnType<typeof setTimeout> | undefined;
/** Whether it rests because there was nothing to hear, and not because it may not sound. */
let isResting = false;

/** Called with every gesture. */
export function allowSound(): void {
  context ??= new AudioContext();
  wake(context);
}

function wake(at: AudioContext): void {
  if (at.state !== "running") void at.resume().then(() => (isResting = false));
  clearTimeout(rest);
  rest = setTimeout(() => {
    if (at.state !== "running") return;
    isResting = true;
    void at.suspend();
  }, LONGEST);
}

function tone(at: AudioContext, pitch: number, start: number, length: number, volume: number, shape: OscillatorType): void {
  const voice = at.createOscillator();
  const loudness = at.createGain();
  const begin = at.currentTime + start;
  voice.type = shape;
  voice.frequency.setValueAtTime(pitch, begin);
  loudness.gain.setValueAtTime(0, begin);
  loudness.gain.linearRampToValueAtTime(volume, begin + 0.005);
  loudness.gain.exponentialRampToValueAtTime(0.0001, begin + length);
  voice.connect(loudness).connect(at.destination);
  voice.start(begin);
  voice.stop(begin + length);
}

/** A short burst of noise through a filter: what wood sounds like when it is put down. */
function knock(at: AudioContext, pitch: number, start: number, volume: number): void {
  const length = 0.09;
  const noise = at.createBuffer(1, Math.ceil(at.sampleRate * length), at.sampleRate);
  const samples = noise.getChannelData(0);
  for (let i = 0; i < samples.length; i += 1) samples[i] = (Math.random() * 2 - 1) * (1 - i / samples.length) ** 6;
  const source = at.createBufferSource();
  source.buffer = noise;
  const filter = at.createBiquadFilter();
  filter.type = "bandpass";
  filter.frequency.value = pitch;
  filter.Q.value = 1.4;
  const loudness = at.createGain();
  loudness.gain.value = volume;
  source.connect(filter).connect(loudness).connect(at.destination);
  source.start(at.currentTime + start);
}

export function play(sound: Sound): void {
  // What is asked to sound before that is allowed is not kept for later.
  if (!context || (context.state !== "running" && !isResting)) return;
  wake(context);
  switch (sound) {
    case "move":
      knock(context, 900, 0, 0.9);
      tone(context, 190, 0, 0.08, 0.12, "sine");
      return;
    case "capture":
      knock(context, 1300, 0, 0.9);
      knock(context, 700, 0.07, 1);
      tone(context, 150, 0.07, 0.12, 0.16, "sine");
      return;
    case "error":
      tone(context, 140, 0, 0.16, 0.14, "triangle");
      tone(context, 118, 0.09, 0.18, 0.14, "triangle");
      return;
    case "low":
      [880, 880].forEach((pitch, step) => tone(context!, pitch, step * 0.16, 0.1, 0.12, "square"));
      return;
    case "call":
      [523, 659].forEach((pitch, step) => tone(context!, pitch, step * 0.14, 0.3, 0.1, "sine"));
      return;
    case "win":
      [392, 494, 587, 784].forEach((pitch, step) => tone(context!, pitch, step * 0.13, 0.5, 0.1, "triangle"));
      return;
    case "loss":
      [392, 349, 294].forEach((pitch, step) => tone(context!, pitch, step * 0.18, 0.55, 0.1, "triangle"));
      return;
    case "draw":
      [392, 440, 392].forEach((pitch, step) => tone(context!, pitch, step * 0.16, 0.5, 0.1, "triangle"));
  }
}
