import type { ChallengeTest } from '@cairn/contract'
import { useTranslation } from 'react-i18next'
import { LessonHtml } from '#workshop/lesson/lesson-html.tsx'
import { fillHint } from './fill-hint.ts'
import type { RunState, TestState } from './run-state.ts'

type RunReportProps = { tests: readonly ChallengeTest[]; run: RunState }

/** The failing tests, by number, as the console shows them. */
export function RunReport({ tests, run }: RunReportProps) {
  const { t } = useTranslation()
  const missed = run.tests.flatMap((result, index) => (isMissed(result) ? [{ result, index }] : []))
  return (
    <div className="run-report">
      <p>{t('challenge.console.testsRunning')}</p>
      {missed.map(({ result, index }) => (
        <div key={index} className="run-report__test">
          <span>{index + 1}.</span>
          <MissedTest hint={tests[index]?.text ?? ''} result={result} />
        </div>
      ))}
      {!run.isRunning && <p>{t('challenge.console.testsCompleted')}</p>}
      {run.lines.length > 0 && <p>{t('challenge.console.output')}</p>}
    </div>
  )
}

function MissedTest({ hint, result }: { hint: string; result: TestState }) {
  const { t } = useTranslation()
  if (result.state === 'failed' && result.kind === 'syntax-error') {
    return <p>{t('challenge.syntaxError', { message: result.message })}</p>
  }
  if (result.state === 'failed' && result.kind === 'indentation-error') {
    return <p>{t('challenge.indentationError', { message: result.message })}</p>
  }
  return (
    <div>
      <LessonHtml html={fillHint(hint, result)} />
      {result.state === 'timed-out' && <p>({t('challenge.console.timedOut')})</p>}
      {result.state === 'stopped' && <p>({t('challenge.tests.stopped')})</p>}
    </div>
  )
}

function isMissed({ state }: TestState): boolean {
  return state === 'failed' || state === 'timed-out' || state === 'stopped'
}
