import { type ReactNode, useEffect, useRef } from 'react'
import { latePart } from '#shared/late-part.tsx'
import { useTranslation } from '#shared/language/use-translation.ts'
import type { ConsoleLine } from './add-line.ts'

const ConsoleLines = latePart(async () => (await import('./console-lines.tsx')).ConsoleLines)
const ConsoleQuestion = latePart(async () => (await import('./console-question.tsx')).ConsoleQuestion)

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
  const scrollToEnd = () => {
    scroller.current?.scrollTo({ top: scroller.current.scrollHeight })
  }
  useEffect(scrollToEnd, [question])
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
          <ConsoleLines lines={lines} onShow={scrollToEnd} />
        </div>
      )}
      {question !== null && (
        <ConsoleQuestion prompt={question} isForCommand={asksForCommands} onAnswer={onAnswer} />
      )}
    </section>
  )
}
