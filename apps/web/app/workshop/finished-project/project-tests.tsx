import { type Challenge, environmentOf } from '@cairn/contract'
import type { SourceFile } from '@cairn/runner'
import { useTranslation } from '#shared/language/use-translation.ts'
import type { RunState } from '#workshop/run/run-state.ts'
import { TestList } from '#workshop/run/test-list.tsx'
import { useTestRun } from '#workshop/run/use-test-run.ts'

type ProjectTestsProps = { challenge: Challenge; sources: SourceFile[] }

/** Lets everyone see, in their own browser, that a camper's project passes the tests of its lesson. */
export function ProjectTests({ challenge, sources }: ProjectTestsProps) {
  const { t } = useTranslation()
  const { state, run } = useTestRun(challenge, () => sources)
  if (challenge.tests.length === 0 || environmentOf(challenge) === null) return null
  const runTests = () => run((runner, options) => runner.run(challenge, sources, options))
  return (
    <section className="project-tests">
      <button type="button" className="button" disabled={state.isRunning} onClick={() => void runTests()}>
        {t('profile.solution.tests.run')}
      </button>
      <Outcome state={state} />
      {state.attempts > 0 && <TestList tests={challenge.tests} states={state.tests} isFolded={false} />}
    </section>
  )
}

function Outcome({ state }: { state: RunState }) {
  const { t } = useTranslation()
  const { isRunning, failure, attempts, tests } = state
  const passed = tests.filter((test) => test.state === 'passed').length
  return (
    <p className="announced" role="status">
      {isRunning && t('profile.solution.tests.running')}
      {failure && t('profile.solution.tests.broken')}
      {!isRunning &&
        !failure &&
        attempts > 0 &&
        t('profile.solution.tests.ran', { passed, total: tests.length })}
    </p>
  )
}
