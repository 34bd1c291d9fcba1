import { isOwnPath, type Speaking } from '@cairn/contract'
import { useState } from 'react'
import { useTranslation } from '#shared/language/use-translation.ts'
import { SoundClip } from '#workshop/recording/sound-clip.tsx'
import { useVoices } from '#workshop/scene/speech/use-voices.ts'
import { ListenButton } from './listen-button.tsx'

type SpeakingPracticeProps = { speaking: Speaking; lang: string | undefined }

/**
 * A sentence to say aloud, after the school's recording or a voice of the device. It is folded, because it may be the
 * answer of the lesson.
 */
export function SpeakingPractice({ speaking: { sentence, audio }, lang }: SpeakingPracticeProps) {
  const { t } = useTranslation()
  const voices = useVoices(lang)
  const [isFoldedAgain, setIsFoldedAgain] = useState(false)
  const isRecorded = audio !== undefined && isOwnPath(audio.filename)
  return (
    <details className="speaking" onToggle={({ currentTarget: { open } }) => setIsFoldedAgain(!open)}>
      <summary>{t('challenge.speaking.title')}</summary>
      <p className="speaking__sentence" lang={lang} dir="auto">
        {sentence}
      </p>
      {(isRecorded || voices.length > 0) && <p className="soft">{t('challenge.speaking.how')}</p>}
      {/* What speaks leaves the page, and so falls silent. */}
      {!isFoldedAgain &&
        (isRecorded ? (
          <SoundClip clip={audio} label={t('challenge.speaking.recording')} />
        ) : (
          voices.length > 0 && <ListenButton sentence={sentence} voices={voices} />
        ))}
    </details>
  )
}
