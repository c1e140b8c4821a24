/** Small sounds, made here and heard only by who has chosen them; and the little shakes that go with them. */

export type Sound = 'place' | 'turn' | 'grow' | 'loop' | 'yours' | 'won' | 'lost';

/** A tone: hertz, seconds from the start, seconds it lasts, and how loud. */
type Tone = readonly [pitch: number, at: number, long: number, loud: number];

const TONES: Readonly<Record<Exclude<Sound, 'place' | 'turn'>, readonly Tone[]>> = {
  grow: [[523, 0, 0.16, 0.1]],
  loop: [
    [659, 0, 0.5, 0.12],
    [988, 0.09, 0.6, 0.1],
    [1319, 0.18, 0.8, 0.08],
  ],
  yours: [[440, 0, 0.2, 0.07]],
  won: [
    [523, 0, 0.3, 0.12],
    [659, 0.14, 0.3, 0.12],
    [784, 0.28, 0.7, 0.12],
  ],
  lost: [
    [392, 0, 0.35, 0.1],
    [311, 0.2, 0.7, 0.1],
  ],
};
/** The body of the wooden click: hertz, and how fast it is over, in seconds. */
const WOOD = { place: { pitch: 190, long: 0.11, loud: 0.5 }, turn: { pitch: 520, long: 0.045, loud: 0.16 } };
const SHAKES: Readonly<Partial<Record<Sound, number[]>>> = { place: [12], loop: [15, 40, 25], yours: [20], won: [20, 50, 40] };

let context: AudioContext | null = null;

/** The browser lets sounds begin only after a person has touched the page; until then it stays silent. */
function audio(): AudioContext | null {
  context ??= typeof AudioContext === 'undefined' ? null : new AudioContext();
  if (context?.state === 'suspended') void context.resume();
  return context;
}

/** A gain that falls away from its start. */
function fading(on: AudioContext, at: number, { loud, long }: { loud: number; long: number }): GainNode {
  const gain = on.createGain();
  gain.gain.setValueAtTime(loud, at);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + long);
  gain.connect(on.destination);
  return gain;
}

function tone(on: AudioContext, [pitch, after, long, loud]: Tone, kind: OscillatorType = 'sine'): void {
  const at = on.currentTime + after;
  const oscillator = on.createOscillator();
  oscillator.type = kind;
  oscillator.frequency.value = pitch;
  oscillator.connect(fading(on, at, { loud, long }));
  oscillator.start(at);
  oscillator.stop(at + long);
}

/** A short knock: a low tone and a breath of noise above it. */
function knock(on: AudioContext, { pitch, long, loud }: { pitch: number; long: number; loud: number }): void {
  tone(on, [pitch, 0, long, loud * 0.6], 'triangle');
  const noise = on.createBuffer(1, Math.ceil(on.sampleRate * long), on.sampleRate);
  const samples = noise.getChannelData(0);
  for (let index = 0; index < samples.length; index += 1) samples[index] = (Math.random() * 2 - 1) * (1 - index / samples.length) ** 6;
  const source = on.createBufferSource();
  source.buffer = noise;
  const band = on.createBiquadFilter();
  band.type = 'bandpass';
  band.frequency.value = pitch * 9;
  source.connect(band).connect(fading(on, on.currentTime, { loud, long }));
  source.start();
}

/** Lets a sound be heard and felt, as far as both are wished for. */
export function play(sound: Sound, wished: { sound: boolean; vibration: boolean }): void {
  if (wished.vibration) navigator.vibrate?.(SHAKES[sound] ?? 0);
  const on = wished.sound ? audio() : null;
  if (on === null) return;
  if (sound === 'place' || sound === 'turn') knock(on, WOOD[sound]);
  else for (const each of TONES[sound]) tone(on, each);
}
