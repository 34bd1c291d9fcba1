import type { QuizQuestion } from '@cairn/contract'
import { useTranslation } from '#shared/language/use-translation.ts'
import { LessonHtml } from '#workshop/lesson/lesson-html.tsx'
import { answersOf, type Attempt, rightAnswer } from './attempt.ts'

type QuizReviewProps = { questions: readonly QuizQuestion[]; chosen: Attempt['chosen'] }

/** The questions of a passed quiz that were answered wrong, with the right answers; nothing without mistakes. */
export function QuizReview({ questions, chosen }: QuizReviewProps) {
  const { t } = useTranslation()
  const missed = questions.flatMap((question, index) => {
    const answer = chosen[index] ?? rightAnswer
    return answer === rightAnswer
      ? []
      : [{ question, answers: answersOf(question), answer, number: index + 1 }]
  })
  if (missed.length === 0) return null
  return (
    <section className="quiz-review">
      <h2>{t('quiz.review')}</h2>
      {missed.map(({ question, answers, answer, number }) => (
        <div className="question" key={number}>
          <h3 className="soft">{t('challenge.questions.number', { number })}</h3>
          <LessonHtml className="lesson" html={question.text} />
          <dl>
            <dt>{t('quiz.yours')}</dt>
            <dd>
              <LessonHtml html={answers[answer] ?? ''} />
            </dd>
            <dt>{t('quiz.right')}</dt>
            <dd>
              <LessonHtml html={answers[rightAnswer] ?? ''} />
            </dd>
          </dl>
        </div>
      ))}
    </section>
  )
}
