import { type Challenge, environmentOf, type SubmittedFile } from '@cairn/contract'
import { solvedSources } from '@cairn/runner/solved-sources'
import { useEffect, useReducer, useRef } from 'react'
import { useTranslation } from '#shared/language/use-translation.ts'
import { initialRunState, reduceRun, type RunState } from '#workshop/run/run-state.ts'
import { TestList } from '#workshop/run/test-list.tsx'
import { useRunner } from '#workshop/run/use-runner.ts'

type ProjectTestsProps = { challenge: Challenge; files: readonly SubmittedFile[] }

/** Lets everyone see, in their own browser, that a camper's project passes the tests of its lesson. */
export function ProjectTests({ challenge, files }: ProjectTestsProps) {
  const { t } = useTranslation()
  const { state, run } = useTestRun({ challenge, files })
  if (challenge.tests.length === 0 || environmentOf(challenge) === null) return null
  return (
    <section className="project-tests">
      <button type="button" className="button" disabled={state.isRunning} onClick={() => void run()}>
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
    <p role="status">
      {isRunning && t('profile.solution.tests.running')}
      {failure && t('profile.solution.tests.broken')}
      {!isRunning &&
        !failure &&
        attempts > 0 &&
        t('profile.solution.tests.ran', { passed, total: tests.length })}
    </p>
  )
}

/** The tests of a lesson on a camper's code, in a runner of their own. */
function useTestRun({ challenge, files }: ProjectTestsProps) {
  const [state, dispatch] = useReducer(reduceRun, challenge.tests.length, initialRunState)
  const solution = files.map(({ key, contents }) => ({ fileKey: key, contents }))
  const sources = () => solvedSources(challenge.files, solution)
  const openRunner = useRunner(challenge, false, sources)
  const running = useRef<AbortController | undefined>(undefined)
  useEffect(() => () => running.current?.abort(), [])
  return {
    state,
    run: async () => {
      const { signal } = (running.current = new AbortController())
      dispatch({ type: 'run-started' })
      const runner = await openRunner()
      if (signal.aborted) return
      await runner.run(challenge, sources(), {
        signal,
        onEvent: (event) => {
          if (!signal.aborted) dispatch({ type: 'run-event', event })
        },
      })
    },
  }
}
