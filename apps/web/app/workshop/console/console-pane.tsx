import { type ReactNode, useEffect, useRef } from 'react'
import { InOrder } from '#shared/in-order.tsx'
import { useTranslation } from '#shared/language/use-translation.ts'
import type { ConsoleLine } from './add-line.ts'
import { ConsolePart } from './console-part.tsx'
import { ConsoleQuestion } from './console-question.tsx'

type ConsolePaneProps = {
  lines: readonly ConsoleLine[]
  /** Shown before the program's own lines. */
  report?: ReactNode
  /** The question that the program asks; null while it asks nothing. */
  question: string | null
  /** Whether it asks for commands, as a shell does. */
  asksForCommands?: boolean
  onAnswer: (line: string) => void
  onClear: () => void
}

/** The program's output, newest line last, and the field that answers its questions. */
export function ConsolePane({
  lines,
  report,
  question,
  asksForCommands = false,
  onAnswer,
  onClear,
}: ConsolePaneProps) {
  const { t } = useTranslation()
  const scroller = useRef<HTMLDivElement>(null)
  const isEmpty = lines.length === 0 && !report
  useEffect(() => {
    scroller.current?.scrollTo({ top: scroller.current.scrollHeight })
  }, [lines, question])
  return (
    <section className="console" aria-label={t('challenge.console.title')}>
      <header className="pane__title">
        <h2>{t('challenge.console.title')}</h2>
        {!isEmpty && (
          <button type="button" className="pane__action" onClick={onClear}>
            {t('challenge.console.clear')}
          </button>
        )}
      </header>
      {isEmpty && question === null ? (
        <p className="console__empty">{t('challenge.console.empty')}</p>
      ) : (
        <div ref={scroller} className="console__scroller" role="group" tabIndex={0}>
          {report}
          <ol className="console__lines">
            <InOrder items={lines}>{(line) => <ConsoleRow line={line} />}</InOrder>
          </ol>
        </div>
      )}
      {question !== null && (
        <ConsoleQuestion prompt={question} isForCommand={asksForCommands} onAnswer={onAnswer} />
      )}
    </section>
  )
}

function ConsoleRow({ line: { level, parts } }: { line: ConsoleLine }) {
  const { t } = useTranslation()
  return (
    <li data-level={level}>
      {(level === 'error' || level === 'warn') && (
        <span className="visually-hidden">{t(`challenge.console.${level}`)}: </span>
      )}
      <InOrder items={parts}>{(part) => <ConsolePart part={part} />}</InOrder>
    </li>
  )
}
