import type { QuizQuestion } from '@cairn/contract'
import { useId } from 'react'
import { useLessonLanguage } from '#shared/language/lesson-language.ts'
import { useTranslation } from '#shared/language/use-translation.ts'
import { LessonHtml } from '#workshop/lesson/lesson-html.tsx'
import { SoundClip } from '#workshop/recording/sound-clip.tsx'
import { answersOf } from './attempt.ts'
import { fieldNames } from './sent-attempt.ts'

type QuizFieldsProps = {
  question: QuizQuestion
  number: number
  order: readonly number[]
  chosen: number | null
  /** The camper has checked without choosing an answer here. */
  isMissing: boolean
  onChoose: (answer: number) => void
}

/** One question of a quiz. Which answer is right shows only in the review. */
export function QuizFields(props: QuizFieldsProps) {
  const { question, number, order, chosen, isMissing, onChoose } = props
  const { t } = useTranslation()
  const id = useId()
  const { dir } = useLessonLanguage()
  const answers = answersOf(question)
  return (
    <fieldset className="question" aria-describedby={isMissing ? `${id}-missing` : undefined}>
      <legend>
        <span className="soft">{t('challenge.questions.number', { number })}</span>
        <LessonHtml className="lesson" html={question.text} />
      </legend>
      {question.audio && (
        <SoundClip clip={question.audio.audio} label={t('challenge.questions.recording', { number })} />
      )}
      {question.audio && (
        <details>
          <summary>{t('quiz.transcript')}</summary>
          {question.audio.transcript.map(({ character, text }) => (
            <p key={`${character}: ${text}`}>
              <strong>{character}:</strong> {text}
            </p>
          ))}
        </details>
      )}
      {order.map((answer) => (
        <div className="question__answer" dir={dir} key={answer}>
          <input
            type="radio"
            id={`${id}-${answer}`}
            name={fieldNames.answer(number)}
            value={answer}
            checked={chosen === answer}
            onChange={() => onChoose(answer)}
          />
          <label htmlFor={`${id}-${answer}`}>
            <LessonHtml html={answers[answer] ?? ''} />
          </label>
        </div>
      ))}
      {isMissing && (
        <p className="field__error" id={`${id}-missing`}>
          {t('challenge.questions.unanswered')}
        </p>
      )}
    </fieldset>
  )
}
