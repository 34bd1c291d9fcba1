import { paths } from '@cairn/contract'
import type { RunnableChallenge } from '@cairn/runner'
import { Link } from 'react-router'
import { latePart } from '#shared/late-part.tsx'
import { useTranslation } from '#shared/language/use-translation.ts'
import { causeOf } from '#workshop/run/cause.ts'
import { isAllPassed, type RunState } from '#workshop/run/run-state.ts'
import { signHints } from './sign-lesson.ts'

const CauseText = latePart(async () => (await import('#workshop/run/cause-text.tsx')).CauseText)

type SignAnswerProps = { run: RunState; challenge: RunnableChallenge }

/** What a check has found: the next thing to try, or the way on. */
export function SignAnswer({ run, challenge }: SignAnswerProps) {
  const { t } = useTranslation()
  if (run.isRunning) return <p>{t('challenge.announce.running')}</p>
  if (isAllPassed(run)) {
    return (
      <div className="feedback feedback--good">
        <p className="feedback__title">{t('home.lesson.passed.title')}</p>
        <p>
          {t('home.lesson.passed.text')} <Link to={paths.learn}>{t('home.lesson.passed.goOn')}</Link>
        </p>
      </div>
    )
  }
  const cause = causeOf(run, challenge.tests)
  if (!cause) return null
  const hint = cause.kind === 'test' ? signHints[cause.index] : undefined
  return (
    <div className="feedback feedback--bad">
      {hint ? (
        <p>{t(`home.lesson.hints.${hint}`, { greeting: t('home.lesson.greeting') })}</p>
      ) : (
        <CauseText cause={cause} />
      )}
    </div>
  )
}
