import { InOrder } from '#shared/in-order.tsx'
import { useTranslation } from '#shared/language/use-translation.ts'
import type { RunState } from './run-state.ts'

/** The course of a run, as the console shows it. The hints of failing tests are beside it, in the feedback. */
export function RunReport({ run }: { run: RunState }) {
  const { t } = useTranslation()
  return (
    <div className="run-report">
      <p>{t('challenge.console.testsRunning')}</p>
      <InOrder items={run.tests}>
        {({ state }, place) =>
          (state === 'failed' || state === 'timed-out' || state === 'stopped') && (
            <p>{t('challenge.console.test', { number: place + 1, state: t(`challenge.tests.${state}`) })}</p>
          )
        }
      </InOrder>
      {!run.isRunning && <p>{t('challenge.console.testsCompleted')}</p>}
      {run.lines.length > 0 && <p>{t('challenge.console.output')}</p>}
    </div>
  )
}
