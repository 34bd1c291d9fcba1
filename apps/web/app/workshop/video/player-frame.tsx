import { useEffect, useRef } from 'react'
import { useTranslation } from '#shared/language/use-translation.ts'
import { usePlayKey } from '#workshop/lesson/use-play-key.ts'

type PlayerFrameProps = {
  address: string
  /** The site that shows the video. */
  name: string
  title: string
  /** Whether the reader has just asked for the video. */
  takesFocus: boolean
}

/**
 * Only frames without cookies and stored data may be in an isolated page (decision 50). React does not know the attribute,
 * and passes on a text only.
 */
const withoutCredentials = { credentialless: '' }

/** The player of another site. It can neither move this page elsewhere nor read cookies. */
export function PlayerFrame({ address, name, title, takesFocus }: PlayerFrameProps) {
  const { t } = useTranslation()
  const frame = useRef<HTMLIFrameElement>(null)
  // The player of another site takes keys only when it has the focus.
  usePlayKey(() => frame.current?.focus())
  useEffect(() => {
    if (takesFocus) frame.current?.focus()
  }, [takesFocus])
  if (!canShowPlayers()) return <p className="notice">{t('video.blocked', { name })}</p>
  return (
    <iframe
      ref={frame}
      className="video-frame"
      src={address}
      title={t('video.frame', { title })}
      allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
      // oxlint-disable-next-line react/iframe-missing-sandbox -- the same origin is the player's own, never the school's
      sandbox="allow-scripts allow-same-origin allow-presentation allow-popups allow-popups-to-escape-sandbox"
      referrerPolicy="strict-origin-when-cross-origin"
      {...withoutCredentials}
    />
  )
}

/** An isolated page shows frames of other sites only if the browser knows frames without credentials. */
function canShowPlayers(): boolean {
  return !crossOriginIsolated || 'credentialless' in HTMLIFrameElement.prototype
}
