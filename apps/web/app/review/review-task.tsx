import { useState } from 'react'
import { useTranslation } from '#shared/language/use-translation.ts'
import { LessonHtml } from '#workshop/lesson/lesson-html.tsx'
import { BlankFields } from '#workshop/reading/blank-fields.tsx'
import { isRightWord } from '#workshop/reading/blanks.ts'
import { QuestionFields } from '#workshop/reading/question-fields.tsx'
import type { Task } from './load-question.ts'

/** What a camper has entered so far: undefined while something is missing, and then whether it is right. */
export type Outcome = boolean | undefined

type ReviewTaskProps = {
  task: Task
  number: number
  isJudged: boolean
  onEnter: (outcome: Outcome) => void
}

/** The fields of a question, or of a sentence with gaps. Once it is judged, nothing changes any more. */
export function ReviewTask({ task, number, isJudged, onEnter }: ReviewTaskProps) {
  const { t } = useTranslation()
  const [chosen, setChosen] = useState<number>()
  const [words, setWords] = useState<readonly string[]>(() =>
    'exercise' in task ? task.exercise.blanks.map(() => '') : [],
  )
  if ('question' in task) {
    return (
      <QuestionFields
        question={task.question}
        number={number}
        chosen={chosen}
        isJudged={isJudged}
        onChoose={(answer) => {
          if (isJudged) return
          setChosen(answer)
          onEnter(answer === task.question.solution)
        }}
      />
    )
  }
  const { exercise, description, lang } = task
  return (
    <>
      <LessonHtml html={description} />
      <BlankFields
        exercise={exercise}
        words={words}
        isJudged={isJudged}
        lang={lang}
        onWord={(gap, word) => {
          if (isJudged) return
          const entered = words.with(gap, word)
          setWords(entered)
          onEnter(
            entered.includes('')
              ? undefined
              : entered.every((text, place) => isRightWord(exercise, place, text)),
          )
        }}
      />
      {isJudged && words.every((word, gap) => isRightWord(exercise, gap, word)) && (
        <div className="feedback feedback--good" role="status">
          <p className="feedback__title">{t('challenge.questions.right')}</p>
        </div>
      )}
    </>
  )
}
