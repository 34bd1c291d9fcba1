import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'

type ConsoleLine = { level: string; text: string }

type ConsolePaneProps = { lines: readonly ConsoleLine[]; onClear: () => void }

/** What the program prints, newest at the end. */
export function ConsolePane({ lines, onClear }: ConsolePaneProps) {
  const { t } = useTranslation()
  const list = useRef<HTMLOListElement>(null)
  useEffect(() => {
    list.current?.scrollTo({ top: list.current.scrollHeight })
  }, [lines])
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
      {lines.length === 0 ? (
        <p className="console__empty">{t('challenge.console.empty')}</p>
      ) : (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region must be reachable by keys
        <ol ref={list} className="console__lines" tabIndex={0}>
          {lines.map(({ level, text }, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- lines have no identity but their place
            <li key={index} data-level={level}>
              {(level === 'error' || level === 'warn') && (
                <span className="visually-hidden">{t(`challenge.console.${level}`)}: </span>
              )}
              {text}
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}
