import { useTranslation } from '#shared/language/use-translation.ts'
import { LessonHtml } from '#workshop/lesson/lesson-html.tsx'
import type { Cause } from './cause.ts'
import { ComparedValues } from './compared-values.tsx'
import { partsOfMessage } from './parts-of-message.ts'
import { problemTitleOf } from './problem-title-of.ts'
import type { TestState } from './run-state.ts'

/** Values that yes-or-no assertions compare with; they add nothing to the hint. */
const saysNothing = new Set(['true', 'false', 'undefined', 'null'])

/** What is missing or wrong. */
export function CauseText({ cause }: { cause: Cause }) {
  const { t } = useTranslation()
  switch (cause.kind) {
    case 'unavailable':
    case 'untrusted':
      return <p>{t(`challenge.${cause.kind}`)}</p>
    case 'packagesMissing':
      return <p>{t('challenge.packagesMissing', { packages: cause.packages.join(', ') })}</p>
    case 'problem':
      return (
        <p>
          <strong>{t(problemTitleOf(cause.problem))}</strong> {t('challenge.problem', cause.problem)}
        </p>
      )
    case 'syntaxError':
    case 'indentationError':
      return <p>{t(`challenge.${cause.kind}`, { message: cause.message })}</p>
    case 'test':
      return (
        <>
          <LessonHtml html={cause.hint} />
          <Explanation result={cause.result} />
        </>
      )
  }
}

function Explanation({ result }: { result: TestState }) {
  const { t } = useTranslation()
  switch (result.state) {
    case 'timed-out':
      return <p>{t('challenge.timedOut')}</p>
    case 'stopped':
      return <p>{t('challenge.stopped', { line: result.line ?? '?' })}</p>
    case 'failed': {
      const { kind, message, expected, actual } = result
      if (kind === 'error') return <Because message={message} />
      const { written, asked } = partsOfMessage(message)
      const areCompared = expected !== undefined && actual !== undefined && !saysNothing.has(expected)
      return (
        <>
          {written !== undefined && (
            <p className="feedback__written" dir="auto">
              {written}
            </p>
          )}
          {asked !== undefined && <Because message={asked} />}
          {areCompared && asked === undefined && <ComparedValues expected={expected} actual={actual} />}
        </>
      )
    }
    case 'passed':
    case 'running':
    case 'waiting':
      return null
  }
}

function Because({ message }: { message: string }) {
  const { t } = useTranslation()
  return (
    <p>
      {t('challenge.because')} <code>{message}</code>
    </p>
  )
}
