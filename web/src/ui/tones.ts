/** Small sounds, made on the spot. */
export type Sound = 'step' | 'turn' | 'yours' | 'no' | 'hurry';

/** Pitch in hertz, length in seconds, loudness: one row a tone. */
const TONES: Record<Sound, [pitch: number, length: number, loudness: number][]> = {
  step: [[520, 0.05, 0.12]],
  turn: [
    [440, 0.08, 0.16],
    [660, 0.12, 0.16],
  ],
  yours: [
    [587, 0.12, 0.16],
    [784, 0.2, 0.14],
  ],
  no: [[196, 0.12, 0.14]],
  hurry: [
    [880, 0.07, 0.14],
    [880, 0.07, 0.14],
  ],
};

let context: AudioContext | null = null;

export function play(sound: Sound): void {
  context ??= new AudioContext();
  let at = context.currentTime;
  for (const [pitch, length, loudness] of TONES[sound]) {
    const tone = context.createOscillator();
    const volume = context.createGain();
    tone.type = 'triangle';
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(loudness, at);
    volume.gain.exponentialRampToValueAtTime(0.0001, at + length);
    tone.connect(volume).connect(context.destination);
    tone.start(at);
    tone.stop(at + length);
    at += length * 0.7;
  }
}
