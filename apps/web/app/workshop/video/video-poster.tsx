import { type ReactNode, type RefObject, useState } from 'react'
import { clockTime } from '#shared/clock-time.ts'
import { useTranslation } from '#shared/language/use-translation.ts'
import { Contours } from '#shared/ui/contours.tsx'
import { usePlayKey } from '#workshop/lesson/use-play-key.ts'

type VideoPosterProps = {
  hosts: string
  link: ReactNode
  seconds: number
  play: RefObject<HTMLButtonElement | null>
  onPlay: (duration: 'once' | 'always') => void
}

/** Stands where a video will be, and says what playing it means. */
export function VideoPoster({ hosts, link, seconds, play, onPlay }: VideoPosterProps) {
  const { t } = useTranslation()
  const [isAlways, setIsAlways] = useState(false)
  // Which host is asked is read and agreed to at the button, so the key only goes there.
  usePlayKey(() => play.current?.focus())
  return (
    <div className="video-poster">
      <Contours className="video-poster__drawing" />
      <button
        ref={play}
        type="button"
        className="button button--primary button--large"
        onClick={() => onPlay(isAlways ? 'always' : 'once')}
      >
        <svg className="video-poster__sign" viewBox="0 0 24 24" aria-hidden="true">
          <path d="M6 3.5v17l14-8.5z" fill="currentColor" />
        </svg>
        {seconds > 0 ? t('video.playFrom', { time: clockTime(seconds) }) : t('video.play')}
      </button>
      <p>{t('video.asks', { hosts })}</p>
      <label className="video-poster__always">
        <input type="checkbox" checked={isAlways} onChange={({ target }) => setIsAlways(target.checked)} />{' '}
        {t('video.always', { hosts })}
      </label>
      {link}
    </div>
  )
}
