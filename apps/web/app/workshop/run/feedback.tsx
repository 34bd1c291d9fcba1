import type { ChallengeTest } from '@cairn/contract'
import type { TestResult } from '@cairn/runner'
import { useTranslation } from 'react-i18next'
import { LessonHtml } from '#workshop/lesson/lesson-html.tsx'
import { fillHint } from './fill-hint.ts'
import { firstNotPassed, type RunState } from './run-state.ts'

type FeedbackProps = { tests: readonly ChallengeTest[]; run: RunState }

const encouragements = [
  'sorry-try-again',
  'sorry-keep-trying',
  'sorry-getting-there',
  'sorry-hang-in-there',
  'sorry-dont-giveup',
] as const

/** Values that yes-or-no assertions compare with; they add nothing to the hint. */
const saysNothing = new Set(['true', 'false', 'undefined', 'null'])

/** Number of attempts from which help is offered (docs/reference/workshop.md, “Checking”). */
const attemptsBeforeHelp = 2

/** Tells the camper what to do next: the first failing hint, and the values that its test compared. */
export function Feedback({ tests, run }: FeedbackProps) {
  const { t } = useTranslation()
  const index = firstNotPassed(run)
  const result = index === undefined ? undefined : run.tests[index]
  const hint = index === undefined ? undefined : tests[index]
  const problem = run.problems[0]
  if (run.failure?.kind === 'unavailable' || run.failure?.kind === 'untrusted') {
    return (
      <div className="feedback feedback--bad">
        <p>{t(`challenge.${run.failure.kind}`)}</p>
      </div>
    )
  }
  if (run.isRunning || !hint || !result) return null
  const passed = run.tests.filter(({ state }) => state === 'passed').length
  const encouragement = encouragements[(run.attempts - 1) % encouragements.length] ?? encouragements[0]
  return (
    <div className="feedback feedback--bad">
      <p className="feedback__title">{t(`challenge.sorry.${encouragement}`)}</p>
      {problem ? (
        <p>
          <strong>{t('challenge.problemTitle')}</strong> {t('challenge.problem', problem)}
        </p>
      ) : (
        !isUnreadable(result) && <LessonHtml html={fillHint(hint.text, result)} />
      )}
      <Explanation result={result} />
      <p className="soft">
        {t('challenge.summary', { passed, count: run.tests.length })}
        {run.attempts >= attemptsBeforeHelp && ` ${t('challenge.helpHint')}`}
      </p>
    </div>
  )
}

/**
 * A program that cannot be read fails every test, and the hints would mislead (docs/reference/workshop.md, “Checking”).
 */
function isUnreadable(result: RunState['tests'][number]): boolean {
  return result.state === 'failed' && (result.kind === 'syntax-error' || result.kind === 'indentation-error')
}

function Explanation({ result }: { result: RunState['tests'][number] }) {
  const { t } = useTranslation()
  switch (result.state) {
    case 'timed-out':
      return <p>{t('challenge.timedOut')}</p>
    case 'stopped':
      return <p>{t('challenge.stopped', { line: result.line ?? '?' })}</p>
    case 'failed':
      return <Difference result={result} />
    case 'passed':
    case 'running':
    case 'waiting':
      return null
  }
}

function Difference({ result }: { result: Extract<TestResult, { state: 'failed' }> }) {
  const { t } = useTranslation()
  const { kind, message, expected, actual } = result
  if (kind === 'syntax-error') return <p>{t('challenge.syntaxError', { message })}</p>
  if (kind === 'indentation-error') return <p>{t('challenge.indentationError', { message })}</p>
  if (kind === 'error') return <Values rows={[['because', message]]} />
  if (expected === undefined || actual === undefined || saysNothing.has(expected)) return null
  return (
    <Values
      rows={[
        ['expected', expected],
        ['actual', actual],
      ]}
    />
  )
}

function Values({ rows }: { rows: readonly (readonly ['because' | 'expected' | 'actual', string])[] }) {
  const { t } = useTranslation()
  return (
    <dl className="feedback__values">
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt>{t(`challenge.${name}`)}</dt>
          <dd>
            <code>{value}</code>
          </dd>
        </div>
      ))}
    </dl>
  )
}
