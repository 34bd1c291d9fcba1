import { useMemo, useState } from 'react'
import { useTranslation } from '#shared/language/use-translation.ts'
import { useSpeech } from '#workshop/scene/speech/use-speech.ts'

type ListenButtonProps = { sentence: string; voices: readonly SpeechSynthesisVoice[] }

/** A little slower than people speak, so that each sound can be told apart. */
const speed = 0.85

/** Lets a voice of the device say a sentence. */
export function ListenButton({ sentence, voices }: ListenButtonProps) {
  const { t } = useTranslation()
  const [isSaying, setIsSaying] = useState(false)
  const words = useMemo(() => ({ text: sentence }), [sentence])
  useSpeech({ line: isSaying ? words : undefined, voices, speed, onSaid: () => setIsSaying(false) })
  return (
    <button type="button" className="button" onClick={() => setIsSaying(!isSaying)}>
      {t(isSaying ? 'challenge.stop' : 'challenge.speaking.listen')}
    </button>
  )
}
