import { useTranslation } from '#shared/language/use-translation.ts'
import type { RunState } from './run-state.ts'

/** The course of a run, as the console shows it. The hints of failing tests are beside it, in the feedback. */
export function RunReport({ run }: { run: RunState }) {
  const { t } = useTranslation()
  return (
    <div className="run-report">
      <p>{t('challenge.console.testsRunning')}</p>
      {run.tests.map(
        ({ state }, index) =>
          (state === 'failed' || state === 'timed-out' || state === 'stopped') && (
            // oxlint-disable-next-line react/no-array-index-key -- a test is known by its place
            <p key={index}>
              {t('challenge.console.test', { number: index + 1, state: t(`challenge.tests.${state}`) })}
            </p>
          ),
      )}
      {!run.isRunning && <p>{t('challenge.console.testsCompleted')}</p>}
      {run.lines.length > 0 && <p>{t('challenge.console.output')}</p>}
    </div>
  )
}
