import { useEffect, useEffectEvent } from 'react'
import { chance } from '#workshop/scene/chance/chance.ts'
import type { Line } from '#workshop/scene/timeline/lines-of.ts'

/** What is said, by a character of a scene or by none. */
type Words = Pick<Line, 'text'> & Partial<Pick<Line, 'character'>>

type Speech = {
  /** The line to say; undefined stops whatever is being said. */
  line: Words | undefined
  voices: readonly SpeechSynthesisVoice[]
  speed: number
  onSaid: () => void
}

/** Says a line in its character's voice, or in the usual voice of the device. */
export function useSpeech({ line, voices, speed, onSaid }: Speech): void {
  const finish = useEffectEvent(onSaid)
  useEffect(() => {
    if (!line) return undefined
    const utterance = utteranceOf(line, voices)
    utterance.rate = speed
    // A line that cannot be said must not stop the scene.
    const stop = new AbortController()
    for (const event of ['end', 'error']) utterance.addEventListener(event, () => finish(), stop)
    speechSynthesis.speak(utterance)
    return () => {
      stop.abort()
      speechSynthesis.cancel()
    }
  }, [line, voices, speed])
}

function utteranceOf(
  { character, text }: Words,
  voices: readonly SpeechSynthesisVoice[],
): SpeechSynthesisUtterance {
  const utterance = new SpeechSynthesisUtterance(text)
  const voice = voiceFor(character, voices)
  if (voice) {
    utterance.voice = voice
    utterance.lang = voice.lang
  }
  // Where a device has few voices, the pitch tells characters apart.
  if (character !== undefined) utterance.pitch = 0.85 + 0.4 * chance(`${character}’s pitch`)
  return utterance
}

function voiceFor(
  character: string | undefined,
  voices: readonly SpeechSynthesisVoice[],
): SpeechSynthesisVoice | undefined {
  if (character === undefined) return voices.find((voice) => voice.default) ?? voices[0]
  return voices[Math.floor(chance(`${character}’s voice`) * voices.length)]
}
