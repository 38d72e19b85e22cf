/** Heard and felt by who looks at bags and not at the screen: one high tone, or two low ones. */
const SIGNALS = {
  good: { tones: [{ hertz: 1_320, at: 0, seconds: 0.09 }], vibration: [60] },
  bad: {
    tones: [
      { hertz: 220, at: 0, seconds: 0.2 },
      { hertz: 180, at: 0.26, seconds: 0.3 },
    ],
    vibration: [200, 80, 200],
  },
} as const;
export type Signal = keyof typeof SIGNALS;

let audio: AudioContext | null = null;

/** Where the browser lets it: a screen says the same in words. */
export function signal(name: Signal): void {
  const { tones, vibration } = SIGNALS[name];
  if ('vibrate' in navigator) navigator.vibrate([...vibration]);
  if (typeof AudioContext === 'undefined') return;
  audio ??= new AudioContext();
  void audio.resume().catch(() => undefined);
  for (const { hertz, at, seconds } of tones) play(audio, hertz, audio.currentTime + at, seconds);
}

function play(context: AudioContext, hertz: number, begin: number, seconds: number): void {
  const tone = context.createOscillator();
  const loudness = context.createGain();
  tone.frequency.value = hertz;
  loudness.gain.setValueAtTime(0.25, begin);
  loudness.gain.exponentialRampToValueAtTime(0.001, begin + seconds);
  tone.connect(loudness).connect(context.destination);
  tone.start(begin);
  tone.stop(begin + seconds);
}
