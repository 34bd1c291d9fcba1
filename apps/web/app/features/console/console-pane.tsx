import type { ConsoleLevel, ConsolePart as Part } from '@cairn/runner'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { ConsolePart } from './console-part.tsx'
import { ConsoleQuestion } from './console-question.tsx'

type ConsoleLine = { level: ConsoleLevel; parts: readonly Part[] }

type ConsolePaneProps = {
  lines: readonly ConsoleLine[]
  /** What the program asks; null while it asks nothing. */
  question: string | null
  onAnswer: (line: string) => void
  onClear: () => void
}

/** What the program prints, newest at the end, and the place to answer it. */
export function ConsolePane({ lines, question, onAnswer, onClear }: ConsolePaneProps) {
  const { t } = useTranslation()
  const list = useRef<HTMLOListElement>(null)
  useEffect(() => {
    list.current?.scrollTo({ top: list.current.scrollHeight })
  }, [lines, question])
  return (
    <section className="console" aria-label={t('challenge.console.title')}>
      <header className="pane__title">
        <h2>{t('challenge.console.title')}</h2>
        {lines.length > 0 && (
          <button type="button" className="pane__action" onClick={onClear}>
            {t('challenge.console.clear')}
          </button>
        )}
      </header>
      {lines.length === 0 && question === null ? (
        <p className="console__empty">{t('challenge.console.empty')}</p>
      ) : (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region must be reachable by keys
        <ol ref={list} className="console__lines" tabIndex={0}>
          {lines.map(({ level, parts }, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- lines have no identity but their place
            <li key={index} data-level={level}>
              {(level === 'error' || level === 'warn') && (
                <span className="visually-hidden">{t(`challenge.console.${level}`)}: </span>
              )}
              {parts.map((part, place) => (
                // oxlint-disable-next-line react/no-array-index-key -- nor have the parts of one
                <ConsolePart key={place} part={part} />
              ))}
            </li>
          ))}
        </ol>
      )}
      {question !== null && <ConsoleQuestion prompt={question} onAnswer={onAnswer} />}
    </section>
  )
}
