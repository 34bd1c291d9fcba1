import { useEffect, useMemo, useState } from 'react'
import { localVoices } from './local-voices.ts'

/** The voices of this device for a language; none on the server and in browsers that cannot speak. */
export function useVoices(lang: string | undefined): readonly SpeechSynthesisVoice[] {
  const [voices, setVoices] = useState<readonly SpeechSynthesisVoice[]>([])
  useEffect(() => {
    if (!('speechSynthesis' in globalThis)) return undefined
    // Browsers load their voices late and tell when they have them.
    const read = () => setVoices(speechSynthesis.getVoices())
    read()
    speechSynthesis.addEventListener('voiceschanged', read)
    return () => speechSynthesis.removeEventListener('voiceschanged', read)
  }, [])
  return useMemo(() => localVoices(voices, lang), [voices, lang])
}
