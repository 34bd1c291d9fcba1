import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslation } from '#shared/language/use-translation.ts'
import { useVideoConsent } from './use-video-consent.ts'
import { VideoPoster } from './video-poster.tsx'

type VideoGateProps = {
  /** Other hosts that the video is loaded from. */
  hosts: readonly string[]
  /** Link to the video on its own site. */
  link: ReactNode
  /** Where the video will start. */
  seconds: number
  /** `isFresh`: the reader has just asked for the video. */
  children: (isFresh: boolean) => ReactNode
}

/** Shows a video, after asking whether it may be loaded from its hosts; before that they are asked for nothing. */
export function VideoGate({ hosts, link, seconds, children }: VideoGateProps) {
  const { t } = useTranslation()
  const consent = useVideoConsent(hosts)
  const play = useRef<HTMLButtonElement>(null)
  const hasRevoked = useRef(false)
  useEffect(() => {
    if (consent.isGiven || !hasRevoked.current) return
    hasRevoked.current = false
    play.current?.focus()
  }, [consent.isGiven])
  const names = hosts.join(', ')
  if (!consent.isGiven)
    return <VideoPoster hosts={names} link={link} seconds={seconds} play={play} onPlay={consent.give} />
  return (
    <>
      {children(consent.isFresh)}
      {hosts.length > 0 && (
        <div className="video-note">
          {link}
          {consent.isRemembered && (
            <p>
              {t('video.remembered', { hosts: names })}{' '}
              <button
                type="button"
                className="button"
                onClick={() => {
                  hasRevoked.current = true
                  consent.revoke()
                }}
              >
                {t('video.revoke')}
              </button>
            </p>
          )}
        </div>
      )}
    </>
  )
}
