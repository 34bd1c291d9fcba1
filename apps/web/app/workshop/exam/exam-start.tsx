import { type ExamFacts, type PageDataOf, paths } from '@cairn/contract'
import { useState } from 'react'
import { Link } from 'react-router'
import { useSessionUser } from '#shared/call/session-user.ts'
import { useTranslation } from '#shared/language/use-translation.ts'
import { useCompletedIds } from '#shared/use-completed-ids.ts'
import { LessonPage } from '#workshop/reading/lesson-page.tsx'
import { EarlierResults } from './earlier-results.tsx'
import type { Paper } from './paper.ts'
import { Prerequisites } from './prerequisites.tsx'
import { SurveyQuestion, needsSurvey } from './survey.tsx'
import { usePaper } from './use-paper.ts'

type ExamStartProps = { page: PageDataOf<'challenge'>; onPaper: (paper: Paper) => void }

/** What an exam asks for, and the button that starts it. */
export function ExamStart({ page, onPaper }: ExamStartProps) {
  const { t } = useTranslation()
  const { exam } = page
  return (
    <LessonPage page={page}>
      {exam ? (
        <Offer page={page} exam={exam} onPaper={onPaper} />
      ) : (
        <p className="notice">{t('exam.missing')}</p>
      )}
    </LessonPage>
  )
}

type OfferProps = ExamStartProps & { exam: ExamFacts }

function Offer({ page, exam, onPaper }: OfferProps) {
  const { t } = useTranslation()
  const { challenge, superBlock } = page
  const user = useSessionUser()
  const completed = useCompletedIds()
  const [isHonest, setIsHonest] = useState(false)
  const { isAsking, ask } = usePaper(challenge.id, onPaper)
  const isQualified = exam.prerequisites.every(({ id }) => completed.has(id))
  const hasSurvey = user ? needsSurvey(user, superBlock.id) : false
  return (
    <>
      <Facts exam={exam} />
      {user && <EarlierResults user={user} examId={challenge.id} />}
      {exam.prerequisites.length > 0 && (
        <Prerequisites prerequisites={exam.prerequisites} completed={completed} isQualified={isQualified} />
      )}
      {user === null && (
        <p className="notice">
          {t('exam.signIn')}{' '}
          <Link to={paths.signInTo(paths.challenge(challenge))}>{t('exam.signInLink')}</Link>
        </p>
      )}
      {user && isQualified && hasSurvey && <SurveyQuestion />}
      {user && isQualified && !hasSurvey && (
        <form
          onSubmit={(event) => {
            event.preventDefault()
            void ask()
          }}
        >
          <label className="assignment">
            <input type="checkbox" required checked={isHonest} onChange={() => setIsHonest(!isHonest)} />
            {t('exam.honesty')}
          </label>
          <div>
            <button type="submit" className="button button--primary button--large" disabled={isAsking}>
              {t(isAsking ? 'exam.starting' : 'exam.start')}
            </button>
          </div>
        </form>
      )}
    </>
  )
}

function Facts({ exam }: { exam: ExamFacts }) {
  const { t } = useTranslation()
  const { numberOfQuestionsInExam: count, passingPercent: percent, timeLimitMinutes: minutes } = exam
  return (
    <>
      <ul className="exam-facts">
        <li>{t('exam.facts.questions', { count })}</li>
        <li>{t('exam.facts.passing', { percent })}</li>
        <li>{minutes === null ? t('exam.facts.noLimit') : t('exam.facts.minutes', { count: minutes })}</li>
      </ul>
      <section>
        <h2>{t('exam.rules.title')}</h2>
        <ul>
          <li>{t('exam.rules.paper')}</li>
          <li>{t('exam.rules.kept')}</li>
          {minutes !== null && <li>{t('exam.rules.clock')}</li>}
        </ul>
      </section>
    </>
  )
}
