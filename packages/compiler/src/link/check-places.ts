import type { Problem } from '@cairn/contract'
import type { ParsedChallenge } from '../parse/parse-challenge.ts'
import { fileStart } from '../problems/problem.ts'
import { placeInName } from './place-in-name.ts'

const renumber = 'Correct one of them, or run `npm run curriculum -- renumber` with the name of the block.'

/**
 * Reports names of files that give no order, or another one than addresses and `challengeOrder` do.
 *
 * @param ordered the lessons of a block in the order in which they are taught
 * @param hasOrder whether that order is written in the block's own file
 */
export function checkPlaces(ordered: readonly ParsedChallenge[], hasOrder: boolean): Problem[] {
  if (ordered.every(({ file }) => placeInName(file) === undefined)) return []
  const problems: Problem[] = []
  const report = (file: string, message: string, remedy: string) =>
    problems.push({ file, ...fileStart, text: '', message, remedy })
  for (const [index, lesson] of ordered.entries()) {
    const before = ordered[index - 1]
    const place = placeInName(lesson.file)?.place
    if (place === undefined && !hasOrder) {
      const message = 'The name of this file has no number, while others of the block have one.'
      report(lesson.file, message, 'Name it by its place and its topic, such as `05-functions.md`.')
    }
    const placeBefore = before && placeInName(before.file)?.place
    if (place === undefined || placeBefore === undefined) continue
    if (place === placeBefore) report(lesson.file, `${before?.file} has the same number.`, renumber)
    else if (place < placeBefore) {
      report(
        lesson.file,
        `The name says that this lesson comes before ${before?.file}, the order says after.`,
        renumber,
      )
    } else if (stepOf(lesson) < stepOf(before)) {
      const message = `This lesson is ${lesson.dashedName}, and comes after ${before?.file}, which is ${before?.dashedName}.`
      report(lesson.file, message, renumber)
    }
  }
  return problems
}

/** Other addresses than those of steps have no order. */
function stepOf(lesson: ParsedChallenge | undefined): number {
  return Number(/^step-(?<number>\d+)$/.exec(lesson?.dashedName ?? '')?.groups?.['number'] ?? Number.NaN)
}
