import { type FlashKey, flashTypeOf, isGoodNews } from '@cairn/contract'
import { useEffect, useRef } from 'react'
import { closeFlash, type FlashMessage } from '#shared/flash.ts'
import { useTranslation } from '#shared/language/use-translation.ts'
import { playSound, type SoundName } from '#shared/preferences/sound.ts'
import { currentTheme } from '#shared/preferences/theme.ts'
import { fadeOut } from './fade-out.ts'

type FlashProps = FlashMessage & {
  /** What the server has written is shown again by the page's scripts, with its sound, and can then be closed. */
  isSilent?: boolean
}

/** A message that can be closed. */
export function Flash({ id, message, type = flashTypeOf(message), variables, isSilent = false }: FlashProps) {
  const { t } = useTranslation()
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!isSilent) playSound(soundOf(message))
  }, [message, isSilent])
  const close = async () => {
    if (place.current) await fadeOut(place.current)
    closeFlash(id)
  }
  return (
    <div ref={place} className={`flash flash--${type}`}>
      <p>{t(message, variables)}</p>
      <button
        type="button"
        className="button button--plain"
        onClick={() => void close()}
        aria-label={t('shell.closeMessage')}
        // The page’s scripts replace a written message by one of their own, which a click on this one would not close.
        disabled={isSilent}
      >
        ×
      </button>
    </div>
  )
}

function soundOf(message: FlashKey): SoundName {
  if (message === 'flash.cert-claim-success') return 'certificate-claimed'
  if (message === 'flash.updated-themes') return `theme-${currentTheme()}`
  return isGoodNews(message) ? 'flash-success' : 'flash-failure'
}
