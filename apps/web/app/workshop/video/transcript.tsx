import type { TranscriptPart } from '@cairn/contract'
import { useEffect, useRef, useState } from 'react'
import { clockTime } from '#shared/clock-time.ts'
import { InOrder } from '#shared/in-order.tsx'
import { useTranslation } from '#shared/language/use-translation.ts'
import { LessonHtml } from '#workshop/lesson/lesson-html.tsx'
import { findPassages } from './find-passages.ts'

type TranscriptProps = { parts: readonly TranscriptPart[]; onSeek: (seconds: number) => void }

/** What is said in a video: to read, to search, and to go to a place of the video. */
export function Transcript({ parts, onSeek }: TranscriptProps) {
  const { t } = useTranslation()
  const list = useRef<HTMLOListElement>(null)
  const [wanted, setWanted] = useState('')
  const [found, setFound] = useState<ReadonlySet<number> | null>(null)
  useEffect(() => {
    const texts = Array.from(list.current?.children ?? [], ({ textContent }) => textContent)
    setFound(findPassages(texts, wanted))
  }, [wanted, parts])
  return (
    <div className="transcript">
      <h2>{t('video.transcript.title')}</h2>
      <search>
        <input
          type="search"
          aria-label={t('video.transcript.search')}
          placeholder={t('video.transcript.search')}
          value={wanted}
          onChange={({ target }) => setWanted(target.value)}
        />
        <p role="status">
          {found &&
            (found.size === 0
              ? t('video.transcript.none')
              : t('video.transcript.found', { count: found.size }))}
        </p>
      </search>
      <div className="transcript__text" role="region" tabIndex={0} aria-label={t('video.transcript.title')}>
        <ol ref={list}>
          <InOrder items={parts}>
            {({ seconds, html }, place) => (
              <li hidden={found !== null && !found.has(place)}>
                {seconds !== undefined && <TimeStamp seconds={seconds} onSeek={onSeek} />}
                <LessonHtml className="lesson" html={html} />
              </li>
            )}
          </InOrder>
        </ol>
      </div>
    </div>
  )
}

type TimeStampProps = { seconds: number; onSeek: (seconds: number) => void }

function TimeStamp({ seconds, onSeek }: TimeStampProps) {
  const { t } = useTranslation()
  const time = clockTime(seconds)
  return (
    <button
      type="button"
      className="transcript__time"
      aria-label={t('video.transcript.seek', { time })}
      onClick={() => onSeek(seconds)}
    >
      {time}
    </button>
  )
}
