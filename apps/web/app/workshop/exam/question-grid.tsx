import type { PaperQuestion } from '@cairn/contract'
import { useTranslation } from '#shared/language/use-translation.ts'
import type { Work } from './kept-answers.ts'

type QuestionGridProps = {
  questions: readonly PaperQuestion[]
  work: Work
  onGoTo: (index: number) => void
}

/** A button for each question, which says whether it is answered or marked. */
export function QuestionGrid({ questions, work, onGoTo }: QuestionGridProps) {
  const { t } = useTranslation()
  return (
    <nav className="exam-grid" aria-label={t('exam.grid.title')}>
      <ol>
        {questions.map(({ id }, index) => {
          const isAnswered = work.answers[id] !== undefined
          const isMarked = work.marked.includes(id)
          const states = [
            t(isAnswered ? 'exam.grid.answered' : 'exam.grid.open'),
            ...(isMarked ? [t('exam.grid.marked')] : []),
          ]
          return (
            <li key={id}>
              <button
                type="button"
                className="exam-grid__question"
                data-answered={isAnswered}
                data-marked={isMarked}
                aria-current={index === work.current ? 'step' : undefined}
                aria-label={t('exam.grid.question', { number: index + 1, state: states.join(', ') })}
                onClick={() => onGoTo(index)}
              >
                {index + 1}
              </button>
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
