import type { ReactNode } from 'react'
import { useTranslation } from '#shared/language/use-translation.ts'
import type { Cause } from './cause.ts'
import { CauseText } from './cause-text.tsx'
import type { RunState } from './run-state.ts'

type FeedbackProps = {
  /** Undefined: there is nothing to say. */
  cause: Cause | undefined
  run: RunState
  /** The way to more help. */
  children?: ReactNode
}

const encouragements = [
  'sorry-try-again',
  'sorry-keep-trying',
  'sorry-getting-there',
  'sorry-hang-in-there',
  'sorry-dont-giveup',
] as const

/** Tells the camper what to do next: the mistake, or the first failing hint and the values that its test compared. */
export function Feedback({ cause, run, children }: FeedbackProps) {
  const { t } = useTranslation()
  if (!cause) return null
  if (cause.kind === 'unavailable' || cause.kind === 'untrusted' || cause.kind === 'packagesMissing') {
    return (
      <div className="feedback feedback--bad">
        <CauseText cause={cause} />
      </div>
    )
  }
  const passed = run.tests.filter(({ state }) => state === 'passed').length
  const encouragement = encouragements[(run.attempts - 1) % encouragements.length] ?? encouragements[0]
  return (
    <div className="feedback feedback--bad">
      <p className="feedback__title">{t(`challenge.sorry.${encouragement}`)}</p>
      <CauseText cause={cause} />
      <div className="feedback__foot">
        <p className="soft">{t('challenge.summary', { passed, count: run.tests.length })}</p>
        {children}
      </div>
    </div>
  )
}
