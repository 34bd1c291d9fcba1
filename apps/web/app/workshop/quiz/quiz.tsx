import { formFields, type FormIntent, type PageDataOf } from '@cairn/contract'
import { useRef } from 'react'
import { flushSync } from 'react-dom'
import { useSessionUser } from '#shared/call/session-user.ts'
import { useTranslation } from '#shared/language/use-translation.ts'
import { useIsClient } from '#shared/use-is-client.ts'
import { FinishedBlock } from '#workshop/completion/finished-block.tsx'
import { useGoOn } from '#workshop/completion/use-go-on.ts'
import { LeaveDialog } from '#workshop/leaving/leave-dialog.tsx'
import { useLeaveQuestion } from '#workshop/leaving/use-leave-question.ts'
import { tellOutcome } from '#workshop/lesson/tell-outcome.ts'
import { LessonPage } from '#workshop/reading/lesson-page.tsx'
import { outcomeId, useFormAddress } from '#workshop/sent-form/use-form-address.ts'
import { HiddenFields } from '#workshop/sent-form/hidden-fields.tsx'
import { LessonCompletion } from '#workshop/sent-form/lesson-completion.tsx'
import { SentRefusal } from '#workshop/sent-form/sent-refusal.tsx'
import { useSubmission } from '#workshop/submission/use-submission.ts'
import { forgetAttempt } from './kept-attempt.ts'
import { QuizFields } from './quiz-fields.tsx'
import { QuizReview } from './quiz-review.tsx'
import { scoreOf } from './score.ts'
import { fieldsOfDraw } from './sent-attempt.ts'
import { useAttempt } from './use-attempt.ts'

const noQuizzes: never[] = []
const formId = 'quiz'

/** The page of a quiz: all its questions, then how it went. */
export function Quiz({ page }: { page: PageDataOf<'challenge'> }) {
  const { t } = useTranslation()
  const { challenge } = page
  const formAddress = useFormAddress(challenge)
  const { quizzes = noQuizzes } = challenge
  const { goOn, hasFinishedBlock, stay } = useGoOn(page)
  const user = useSessionUser()
  const form = useRef<HTMLFormElement>(null)
  const isClient = useIsClient()
  const quizzing = useAttempt(challenge.id, quizzes, form)
  const { attempt, isOutdated, isAsked, score, choose, check, tryAgain } = quizzing
  const { chosen, orders } = attempt
  const questions = quizzes[attempt.quiz]?.questions ?? []
  const answered = chosen.filter((answer) => answer !== null).length
  const hasPassed = score?.hasPassed === true
  const submission = useSubmission(challenge, user, hasPassed && (() => ({})))
  const leaving = useLeaveQuestion(answered > 0 && !hasPassed)
  const checkAll = () => {
    check()
    const missing = chosen.indexOf(null)
    if (missing >= 0) form.current?.querySelectorAll('fieldset')[missing]?.querySelector('input')?.focus()
    else tellOutcome({ challengeId: challenge.id, hasPassed: scoreOf(attempt).hasPassed })
  }
  const again = () => {
    // The first question is there before it takes the focus.
    flushSync(tryAgain)
    form.current?.querySelector<HTMLInputElement>('input[type=radio]')?.focus()
  }
  const submit = async () => {
    if (!(await submission.submit())) return
    forgetAttempt(challenge.id)
    await goOn()
  }
  return (
    <LessonPage page={page}>
      <form
        ref={form}
        id={formId}
        method="post"
        action={formAddress}
        hidden={hasPassed}
        onSubmit={(event) => {
          event.preventDefault()
          checkAll()
        }}
      >
        <HiddenFields fields={fieldsOfDraw(attempt)} />
        {questions.map((question, index) => (
          <QuizFields
            key={question.text}
            question={question}
            number={index + 1}
            order={orders[index] ?? []}
            chosen={chosen[index] ?? null}
            isMissing={isAsked && chosen[index] === null}
            onChoose={(answer) => choose(index, answer)}
          />
        ))}
        <div className="quiz-check">
          {(isClient || isAsked) && (
            <p className="soft">{t('quiz.answered', { answered, total: questions.length })}</p>
          )}
          {(score === undefined || !isClient) && (
            <button type="submit" className="button button--primary">
              {t('challenge.questions.check')}
            </button>
          )}
        </div>
      </form>
      <div role="status" id={outcomeId}>
        {isOutdated && <p className="notice">{t('quiz.changed')}</p>}
        {!hasPassed && <SentRefusal />}
        {score && (
          <div className={hasPassed ? 'feedback feedback--good' : 'feedback'}>
            <p className="feedback__title">{t('quiz.score', { right: score.right, total: score.total })}</p>
            {!hasPassed && <p>{t('quiz.failed', { needed: score.needed })}</p>}
          </div>
        )}
      </div>
      {score && !hasPassed && (
        <div>
          <button
            // Enter in a question must not start over.
            type={isClient ? 'button' : 'submit'}
            form={formId}
            name={formFields.intent}
            value={'again' satisfies FormIntent}
            className="button button--primary"
            onClick={again}
          >
            {t('quiz.again')}
          </button>
        </div>
      )}
      {hasPassed && <QuizReview questions={questions} chosen={chosen} />}
      {hasPassed && (
        <LessonCompletion
          page={page}
          user={user}
          isSubmitting={submission.isSubmitting}
          onSubmit={() => void submit()}
        />
      )}
      {leaving && (
        <LeaveDialog
          title={t('quiz.leaving.title')}
          text={t('quiz.leaving.text')}
          onLeave={leaving.leave}
          onStay={leaving.stay}
        />
      )}
      {hasFinishedBlock && <FinishedBlock page={page} user={user} files={[]} onClose={stay} />}
    </LessonPage>
  )
}
