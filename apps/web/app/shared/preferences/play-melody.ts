/** Notes in hertz, played in order: rising for success and light, falling for failure and dark. */
const melodies = {
  'tests-completed': [523, 659, 784],
  'tests-failed': [330, 262],
  'flash-success': [659, 784],
  'flash-failure': [294, 220],
  'certificate-claimed': [523, 659, 784, 1047],
  'block-completed': [392, 523, 659, 784],
  'block-opened': [392, 440],
  'block-closed': [440, 392],
  donation: [587, 740, 880],
  'theme-default': [440, 587],
  'theme-night': [440, 330],
} as const satisfies Record<string, readonly number[]>

export type SoundName = keyof typeof melodies

const noteSeconds = 0.14
let audio: AudioContext | undefined

/** Plays a short melody. `volume`: from 0 to 100. */
export function playMelody(name: SoundName, volume: number): void {
  if (!('AudioContext' in globalThis)) return
  audio ??= new AudioContext()
  const loudness = audio.createGain()
  loudness.gain.value = gainOf(volume)
  loudness.connect(audio.destination)
  for (const [index, hertz] of melodies[name].entries()) {
    playNote(audio, { loudness, hertz, at: audio.currentTime + index * noteSeconds })
  }
}

/** The volume as a factor (docs/reference/camper-pages.md, “Frame”). */
export function gainOf(volume: number): number {
  return 10 ** ((volume * 0.6 - 60) / 20)
}

type Note = { loudness: GainNode; hertz: number; at: number }

function playNote(context: AudioContext, { loudness, hertz, at }: Note): void {
  const [note, envelope] = [context.createOscillator(), context.createGain()]
  note.frequency.value = hertz
  envelope.gain.setValueAtTime(0, at)
  envelope.gain.linearRampToValueAtTime(0.3, at + 0.01)
  envelope.gain.exponentialRampToValueAtTime(0.001, at + noteSeconds * 1.6)
  note.connect(envelope).connect(loudness)
  note.start(at)
  note.stop(at + noteSeconds * 2)
}
