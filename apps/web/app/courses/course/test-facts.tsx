import { type ChallengeOutline, type ExamFacts, limits } from '@cairn/contract'
import { countDone } from '#shared/course-progress.ts'
import { useTranslation } from '#shared/language/use-translation.ts'

type TestFactsProps = {
  lesson: Pick<ChallengeOutline, 'questionCount'>
  /** Undefined for a quiz, and for an exam whose questions this school does not have. */
  exam: ExamFacts | undefined
  completed: ReadonlySet<string>
}

/** What a quiz or an exam asks for: how many questions, how many right answers, how much time, and what comes before. */
export function TestFacts({ lesson, exam, completed }: TestFactsProps) {
  const { t } = useTranslation()
  const questions = exam?.numberOfQuestionsInExam ?? lesson.questionCount
  if (questions === undefined) return null
  const needed = exam?.prerequisites.map(({ id }) => id) ?? []
  return (
    <ul className="test-facts">
      <li>{t('exam.facts.questions', { count: questions })}</li>
      <li>{t('exam.facts.passing', { percent: exam?.passingPercent ?? limits.quizPassPercent })}</li>
      {exam && (
        <li>
          {exam.timeLimitMinutes === null
            ? t('exam.facts.noLimit')
            : t('exam.facts.minutes', { count: exam.timeLimitMinutes })}
        </li>
      )}
      {needed.length > 0 && (
        <li>{t('learn.test.needed', { done: countDone(needed, completed), total: needed.length })}</li>
      )}
    </ul>
  )
}
