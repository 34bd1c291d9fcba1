import type { PaperQuestion as Question } from '@cairn/contract'
import { useEffect, useId, useRef } from 'react'
import { useLessonLanguage } from '#shared/language/lesson-language.ts'
import { useTranslation } from '#shared/language/use-translation.ts'
import { LessonHtml } from '#workshop/lesson/lesson-html.tsx'

type PaperQuestionProps = {
  question: Question
  number: number
  total: number
  chosen: string | undefined
  onChoose: (answerId: string) => void
}

/** One question of a paper. It takes the focus when it appears, so that it is read aloud from its start. */
export function PaperQuestion({ question, number, total, chosen, onChoose }: PaperQuestionProps) {
  const { t } = useTranslation()
  const id = useId()
  const { dir } = useLessonLanguage()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <fieldset className="question exam-question" aria-labelledby={`${id}-place ${id}-text`}>
      <h2 id={`${id}-place`} ref={heading} tabIndex={-1} className="soft">
        {t('exam.place', { number, total })}
      </h2>
      <div id={`${id}-text`}>
        <LessonHtml className="lesson" html={question.question} />
      </div>
      {question.answers.map((answer) => (
        <div className="question__answer" dir={dir} key={answer.id}>
          <input
            type="radio"
            id={answer.id}
            name={id}
            checked={chosen === answer.id}
            onChange={() => onChoose(answer.id)}
          />
          <label htmlFor={answer.id}>
            <LessonHtml html={answer.answer} />
          </label>
        </div>
      ))}
    </fieldset>
  )
}
