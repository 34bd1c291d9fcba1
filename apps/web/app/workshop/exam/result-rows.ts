import type { ExamResults } from '@cairn/contract'
import { clockTime } from '#shared/clock-time.ts'
import type { Translate } from '#shared/language/create-translator.ts'

/** The results of an exam in words, in the order in which they are shown. */
export function resultRows(results: ExamResults, t: Translate): { name: string; value: string }[] {
  const { numberOfCorrectAnswers: correct, numberOfQuestionsInExam: total } = results
  return [
    {
      name: t('exam.results.verdict'),
      value: t(results.passed ? 'exam.results.passed' : 'exam.results.failed'),
    },
    { name: t('exam.results.correct'), value: t('exam.results.correctOf', { correct, total }) },
    {
      name: t('exam.results.percent'),
      value: t('exam.results.percentage', { percent: results.percentCorrect }),
    },
    {
      name: t('exam.results.passing'),
      value: t('exam.results.percentage', { percent: results.passingPercent }),
    },
    { name: t('exam.results.time'), value: clockTime(results.examTimeInSeconds) },
  ]
}
