import { type FlashKey, isGoodNews, redirectedMessage } from '@cairn/contract'
import { Suspense, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { closeFlash, type FlashMessage, useFlash } from '#shared/flash.ts'
import { useAllTexts, useTranslation } from '#shared/language/use-translation.ts'
import { playSound, type SoundName } from '#shared/preferences/sound.ts'
import { currentTheme } from '#shared/preferences/theme.ts'
import { useIsClient } from '#shared/use-is-client.ts'
import { fadeOut } from './fade-out.ts'

/** Shows the current message and announces it to screen readers. */
export function FlashBar() {
  const { t } = useTranslation()
  const { current } = useFlash()
  const { search } = useLocation()
  const isClient = useIsClient()
  const message = useRef<HTMLDivElement>(null)
  const shown = current ?? (isClient ? undefined : redirected(search))
  useEffect(() => {
    if (current) playSound(soundOf(current.message))
  }, [current])
  const close = async (id: string) => {
    if (message.current) await fadeOut(message.current)
    closeFlash(id)
  }
  return (
    <div className="flash-bar" role="status" aria-live="polite">
      {shown && (
        <div key={shown.id} ref={message} className={`flash flash--${shown.type}`}>
          <Suspense>
            <Message {...shown} />
          </Suspense>
          <button
            type="button"
            className="button button--plain"
            onClick={() => void close(shown.id)}
            aria-label={t('shell.closeMessage')}
          >
            ×
          </button>
        </div>
      )}
    </div>
  )
}

type MessageProps = Pick<FlashMessage, 'message' | 'variables'>

/** Its text is of those that a page does without at first. */
function Message({ message, variables }: MessageProps) {
  useAllTexts()
  const { t } = useTranslation()
  return <p>{t(message, variables)}</p>
}

/** What the address says, for as long as no script of the page has taken it from there. */
function redirected(search: string) {
  const message = redirectedMessage(search)
  return message && { ...message, id: 'redirected', variables: {} }
}

function soundOf(message: FlashKey): SoundName {
  if (message === 'flash.cert-claim-success') return 'certificate-claimed'
  if (message === 'flash.updated-themes') return `theme-${currentTheme()}`
  return isGoodNews(message) ? 'flash-success' : 'flash-failure'
}
