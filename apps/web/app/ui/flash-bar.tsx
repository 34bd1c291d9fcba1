import { isGoodNews } from '@cairn/contract'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { closeFlash, useFlash } from '#lib/flash.ts'
import { playSound } from '#lib/sound.ts'

/** Shows the current message, and tells it to screen readers. */
export function FlashBar() {
  const { t } = useTranslation()
  const { current } = useFlash()
  useEffect(() => {
    if (current) playSound(isGoodNews(current.message) ? 'flash-success' : 'flash-failure')
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
