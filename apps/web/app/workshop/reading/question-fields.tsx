import type { Question } from '@cairn/contract'
import { useId } from 'react'
import { useLessonLanguage } from '#shared/language/lesson-language.ts'
import { useTranslation } from '#shared/language/use-translation.ts'
import { LessonHtml } from '#workshop/lesson/lesson-html.tsx'
import { SoundClip } from '#workshop/recording/sound-clip.tsx'
import { fieldNames } from './entered.ts'

type QuestionFieldsProps = {
  question: Question
  number: number
  /** Number of the chosen answer, from 1; undefined before a choice. */
  chosen: number | undefined
  /** Whether to show if the choice is right. */
  isJudged: boolean
  onChoose: (answer: number) => void
}

/** One multiple-choice question. A wrong choice shows the author's feedback, if there is any. */
export function QuestionFields({ question, number, chosen, isJudged, onChoose }: QuestionFieldsProps) {
  const { t } = useTranslation()
  const id = useId()
  const { dir } = useLessonLanguage()
  const isRight = chosen === question.solution
  const feedback = chosen === undefined ? null : question.answers[chosen - 1]?.feedback
  return (
    <fieldset className="question">
      <legend>
        <span className="soft">{t('challenge.questions.number', { number })}</span>
        <LessonHtml className="lesson" html={question.text} />
      </legend>
      {question.answers.map(({ answer, audioId }, index) => (
        <div className="question__answer" dir={dir} key={answer}>
          <input
            type="radio"
            id={`${id}-${index}`}
            name={fieldNames.answer(number)}
            value={index + 1}
            checked={chosen === index + 1}
            onChange={() => onChoose(index + 1)}
          />
          <label htmlFor={`${id}-${index}`}>
            <LessonHtml html={answer} />
          </label>
          {audioId !== null && (
            <SoundClip
              clip={{ filename: audioId }}
              label={t('challenge.questions.recordingOf', { number: index + 1 })}
            />
          )}
        </div>
      ))}
      {isJudged && (
        <div className={isRight ? 'feedback feedback--good' : 'feedback'} role="status">
          <p className="feedback__title">
            {t(
              isRight
                ? 'challenge.questions.right'
                : chosen === undefined
                  ? 'challenge.questions.unanswered'
                  : 'challenge.questions.wrong',
            )}
          </p>
          {!isRight && feedback && <LessonHtml html={feedback} />}
        </div>
      )}
    </fieldset>
  )
}
