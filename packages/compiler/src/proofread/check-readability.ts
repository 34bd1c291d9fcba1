import type { Problem } from '@cairn/contract'
import { fleschKincaid } from 'flesch-kincaid'
import { countSentences } from './count-sentences.ts'
import { findingAt } from './finding.ts'
import type { Prose } from './prose.ts'

const longestSentence = 30
const highestGrade = 9
/** The formula says nothing about a few words. */
const fewestWords = 60

/** Long sentences, and the school grade at which a lesson can be read; undefined for a short one. */
export function checkReadability(prose: Prose): { grade: number | undefined; problems: Problem[] } {
  const sentences = countSentences(prose)
  const sum = (key: 'words' | 'syllables') => sentences.reduce((total, sentence) => total + sentence[key], 0)
  const counts = { sentence: sentences.length, word: sum('words'), syllable: sum('syllables') }
  const grade = counts.word < fewestWords ? undefined : Math.max(0, fleschKincaid(counts))
  const problems = sentences
    .filter(({ words }) => words > longestSentence)
    .map(({ offset, words }) =>
      findingAt(prose, offset, `The sentence has ${words} words.`, `Split it: at most ${longestSentence}.`),
    )
  if (grade !== undefined && grade > highestGrade) {
    const message = `The lesson reads like grade ${grade.toFixed(1)}.`
    const remedy = `Write shorter sentences and words: at most grade ${highestGrade}.`
    problems.unshift(findingAt(prose, 0, message, remedy))
  }
  return { grade, problems }
}
