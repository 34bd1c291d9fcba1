import { type FlashKey, isGoodNews } from '@cairn/contract'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { closeFlash, useFlash } from '#shared/flash.ts'
import { playSound, type SoundName } from '#shared/preferences/sound.ts'
import { currentTheme } from '#shared/preferences/theme.ts'

/** Shows the current message and announces it to screen readers. */
export function FlashBar() {
  const { t } = useTranslation()
  const { current } = useFlash()
  useEffect(() => {
    if (current) playSound(soundOf(current.message))
  }, [current])
  return (
    <div className="flash-bar" role="status" aria-live="polite">
      {current && (
        <div key={current.id} className={`flash flash--${current.type}`}>
          <p>{t(current.message, current.variables)}</p>
          <button
            type="button"
            className="button button--plain"
            onClick={closeFlash}
            aria-label={t('shell.closeMessage')}
          >
            ×
          </button>
        </div>
      )}
    </div>
  )
}

function soundOf(message: FlashKey): SoundName {
  if (message === 'flash.cert-claim-success') return 'certificate-claimed'
  if (message === 'flash.updated-themes') return `theme-${currentTheme()}`
  return isGoodNews(message) ? 'flash-success' : 'flash-failure'
}
