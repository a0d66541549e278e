/** What a person who does not look at the screen has to notice. */
export type Signal = 'green' | 'done' | 'yellow' | 'red';

/** A tone of a sound: Hz, and when it begins and ends, in seconds. */
type Note = readonly [pitch: number, from: number, to: number];

/** Rising is good, falling is bad; by the number of notes they differ also on a small loudspeaker. */
const SOUNDS: Readonly<Record<Signal, readonly Note[]>> = {
  green: [[880, 0, 0.12]],
  done: [
    [660, 0, 0.09],
    [990, 0.1, 0.22],
  ],
  yellow: [
    [520, 0, 0.12],
    [520, 0.18, 0.3],
  ],
  red: [
    [330, 0, 0.16],
    [247, 0.18, 0.34],
    [196, 0.36, 0.6],
  ],
};

/** Pauses between vibrations, and vibrations, in ms. */
const VIBRATIONS: Readonly<Record<Signal, number[]>> = {
  green: [60],
  done: [40, 50, 40],
  yellow: [120, 80, 120],
  red: [300, 100, 300],
};

const LOUDNESS = 0.2;
/** In which a note swells and fades, in seconds: without it each one clicks. */
const FADE_S = 0.01;

let context: AudioContext | undefined;

/** Gives a signal by a sound and, where the device can, a vibration; before the first press the browser forbids both. */
export function giveSignal(signal: Signal): void {
  if (!navigator.userActivation.hasBeenActive) return;
  navigator.vibrate?.(VIBRATIONS[signal]);
  try {
    context ??= new AudioContext();
    void context.resume();
    for (const note of SOUNDS[signal]) play(context, note);
  } catch {
    // A device without a loudspeaker: the colour, the shape and the words say the same.
  }
}

function play(audio: AudioContext, [pitch, from, to]: Note): void {
  const now = audio.currentTime;
  const tone = new OscillatorNode(audio, { type: 'triangle', frequency: pitch });
  const volume = new GainNode(audio, { gain: 0 });
  volume.gain.setValueAtTime(0, now + from);
  volume.gain.linearRampToValueAtTime(LOUDNESS, now + from + FADE_S);
  volume.gain.setValueAtTime(LOUDNESS, now + to - FADE_S);
  volume.gain.linearRampToValueAtTime(0, now + to);
  tone.connect(volume).connect(audio.destination);
  tone.start(now + from);
  tone.stop(now + to);
}
