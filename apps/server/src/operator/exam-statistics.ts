import { join } from 'node:path'
import type { Exam } from '@cairn/contract'
import { openExams } from '#curriculum/open-exams.ts'
import { plainText } from '#curriculum/plain-text.ts'
import { doubtAbout, type ItemDoubt, itemStatistics } from '#exams/item-statistics.ts'
import { listItems } from '#exams/item-store.ts'
import { CommandError } from './command-error.ts'
import type { SchoolCommand } from './school-command.ts'
import { withDatabase } from './with-database.ts'

const doubts: Readonly<Record<ItemDoubt, string>> = {
  few: 'too few sittings to say',
  easy: 'nearly all know it',
  hard: 'not better than guessing',
  misleading: 'those who know more get it wrong: is the right answer right?',
  weak: 'hardly tells who knows more',
}

/** So that questions that are wrong, too easy or unclear are found and mended. */
export const examStatistics: SchoolCommand = {
  words: ['exam', 'statistics'],
  parameters: ['EXAM'],
  meaning: 'shows how often each question of an exam was answered right, and which ones need a look',
  run: async ({ storage, buildDirectory }, [id = '']) => {
    const exam = /^[0-9a-f]{24}$/.test(id)
      ? await openExams(join(buildDirectory, 'curriculum'))(id)
      : undefined
    if (!exam) throw new CommandError(`There is no exam with the id “${id}”.`)
    const items = await withDatabase(storage, (database) => listItems(database, exam.id))
    if (items.length === 0) return `The exam “${exam.title}” has not been handed in yet.`
    const texts = textsOf(exam)
    const rows = items.map(({ questionId, ...sums }) => {
      const statistics = itemStatistics(sums)
      return { questionId, ...statistics, doubt: doubtAbout(statistics) }
    })
    // The question that separates worst comes first.
    const lines = rows
      .toSorted((one, other) => (one.discrimination ?? 0) - (other.discrimination ?? 0))
      .map(({ questionId, answered, shareRight, discrimination, doubt }) =>
        [
          questionId,
          String(answered).padStart(8),
          `${Math.round(shareRight * 100)}%`.padStart(6),
          (discrimination === undefined ? '–' : discrimination.toFixed(2)).padStart(9),
          `  ${texts.get(questionId) ?? '(no longer in the exam)'}`,
          doubt ? ` — ${doubts[doubt]}` : '',
        ].join(''),
      )
    return [
      `“${exam.title}”: how often each question was answered, how many were right, and how well it tells who knows more`,
      'question  answered right separates',
      ...lines,
    ].join('\n')
  },
}

const shownLetters = 60

/** The beginning of each question, as text. */
function textsOf({ questions }: Exam): Map<string, string> {
  return new Map(
    questions.map(({ id, question }) => {
      const text = plainText(question)
      return [id, text.length > shownLetters ? `${text.slice(0, shownLetters)}…` : text]
    }),
  )
}
