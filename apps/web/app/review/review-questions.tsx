import { paths } from '@cairn/contract'
import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { useTranslation } from '#shared/language/use-translation.ts'
import type { ReviewedQuestion } from './load-question.ts'
import { type Outcome, ReviewTask } from './review-task.tsx'

type ReviewQuestionsProps = {
  questions: readonly ReviewedQuestion[]
  onAnswer: (id: string, isRight: boolean) => void
}

/** One question after the other. The first answer to each counts; then the lesson can be looked at again. */
export function ReviewQuestions({ questions, onAnswer }: ReviewQuestionsProps) {
  const { t } = useTranslation()
  const [index, setIndex] = useState(0)
  const [outcome, setOutcome] = useState<Outcome>()
  const [isJudged, setIsJudged] = useState(false)
  const [right, setRight] = useState(0)
  const next = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (isJudged) next.current?.focus()
  }, [isJudged])
  const asked = questions[index]
  if (!asked) return <ReviewEnd right={right} total={questions.length} />
  const { id, title, path, task } = asked
  const judge = () => {
    const isRight = outcome === true
    setIsJudged(true)
    if (isRight) setRight(right + 1)
    onAnswer(id, isRight)
  }
  const goOn = () => {
    setIndex(index + 1)
    setOutcome(undefined)
    setIsJudged(false)
  }
  return (
    <form
      className="review"
      onSubmit={(event) => {
        event.preventDefault()
        if (isJudged) goOn()
        else judge()
      }}
    >
      <ReviewTask key={id} task={task} number={index + 1} isJudged={isJudged} onEnter={setOutcome} />
      {isJudged && !outcome && (
        <p>
          <Link to={path}>{t('review.lookAgain', { title })}</Link>
        </p>
      )}
      <div className="review__actions">
        <span className="soft">{t('review.place', { number: index + 1, total: questions.length })}</span>
        <button
          ref={next}
          type="submit"
          className="button button--primary"
          disabled={!isJudged && outcome === undefined}
        >
          {t(isJudged ? 'review.next' : 'challenge.questions.check')}
        </button>
      </div>
    </form>
  )
}

function ReviewEnd({ right, total }: { right: number; total: number }) {
  const { t } = useTranslation()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <section>
      <h2 ref={heading} tabIndex={-1}>
        {t('review.end', { right, count: total })}
      </h2>
      <p>{t('review.endText')}</p>
      <Link className="button button--primary" to={paths.learn}>
        {t('review.back')}
      </Link>
    </section>
  )
}
