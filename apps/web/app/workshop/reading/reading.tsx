import { type PageDataOf, submitKindOf } from '@cairn/contract'
import { useRef } from 'react'
import { useSessionUser } from '#shared/call/session-user.ts'
import { useLessonLanguage } from '#shared/language/lesson-language.ts'
import { useTranslation } from '#shared/language/use-translation.ts'
import { FinishedBlock } from '#workshop/completion/finished-block.tsx'
import { useGoOn } from '#workshop/completion/use-go-on.ts'
import { LessonHtml } from '#workshop/lesson/lesson-html.tsx'
import { useCheckKey } from '#workshop/lesson/use-check-key.ts'
import { outcomeId, useFormAddress } from '#workshop/sent-form/use-form-address.ts'
import { LessonCompletion } from '#workshop/sent-form/lesson-completion.tsx'
import { SentRefusal } from '#workshop/sent-form/sent-refusal.tsx'
import { SpeakingPractice } from '#workshop/speaking/speaking-practice.tsx'
import { useSubmission } from '#workshop/submission/use-submission.ts'
import { BlankFields } from './blank-fields.tsx'
import { fieldNames } from './entered.ts'
import { LessonPage } from './lesson-page.tsx'
import { QuestionFields } from './question-fields.tsx'
import { useAnswers } from './use-answers.ts'

/** The page of a lesson without code: text, questions, blanks and tasks. */
export function Reading({ page }: { page: PageDataOf<'challenge'> }) {
  const { t } = useTranslation()
  const { dir } = useLessonLanguage()
  const { challenge } = page
  const formAddress = useFormAddress(challenge)
  const { assignments = [], fillInTheBlank, explanation, speaking, lang } = challenge
  const { goOn, hasFinishedBlock, stay } = useGoOn(page)
  const user = useSessionUser()
  const form = useRef<HTMLFormElement>(null)
  const answers = useAnswers(challenge, form)
  const submission = useSubmission(challenge, user, answers.isComplete && (() => ({})))
  const asksSomething = answers.questions.length > 0 || assignments.length > 0 || fillInTheBlank !== undefined
  const submit = async () => {
    if (submission.isSubmitting || !(await submission.submit())) return
    await goOn()
  }
  const isChecked = submitKindOf(challenge.challengeType) === 'tests'
  useCheckKey(() => {
    if (answers.isComplete) void submit()
    else if (isChecked) form.current?.requestSubmit()
  })
  return (
    <LessonPage page={page}>
      <form
        ref={form}
        method="post"
        action={formAddress}
        onSubmit={(event) => {
          event.preventDefault()
          answers.judge()
        }}
      >
        {fillInTheBlank && (
          <BlankFields
            exercise={fillInTheBlank}
            words={answers.words}
            isJudged={answers.isJudged}
            lang={lang}
            onWord={answers.setWord}
          />
        )}
        {answers.questions.map((question, index) => (
          <QuestionFields
            key={question.text}
            question={question}
            number={index + 1}
            chosen={answers.chosen[index]}
            isJudged={answers.isJudged}
            onChoose={(answer) => answers.choose(index, answer)}
          />
        ))}
        {assignments.map((html, index) => (
          <label className="assignment" dir={dir} key={html}>
            <input
              type="checkbox"
              name={fieldNames.assignment(index + 1)}
              checked={answers.ticked.has(index)}
              onChange={() => answers.tick(index)}
            />
            <LessonHtml html={html} />
          </label>
        ))}
        {isChecked && !answers.isComplete && (
          <div className="reading__check" id={outcomeId}>
            <SentRefusal />
            <button type="submit" className="button button--primary">
              {t(asksSomething ? 'challenge.questions.check' : 'challenge.questions.read')}
            </button>
            {answers.isJudged && (
              <p role="status">
                {t(answers.areBoxesLeft ? 'challenge.questions.boxesLeft' : 'challenge.questions.notYet')}
              </p>
            )}
          </div>
        )}
      </form>
      {answers.isComplete && (
        <div id={outcomeId}>
          <LessonCompletion
            page={page}
            user={user}
            isSubmitting={submission.isSubmitting}
            onSubmit={() => void submit()}
          />
        </div>
      )}
      {speaking && <SpeakingPractice speaking={speaking} lang={lang} />}
      {explanation && (
        <details>
          <summary>{t('challenge.explanation')}</summary>
          <LessonHtml className="lesson" html={explanation} />
        </details>
      )}
      {hasFinishedBlock && <FinishedBlock page={page} user={user} files={[]} onClose={stay} />}
    </LessonPage>
  )
}
