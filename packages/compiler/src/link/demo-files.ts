import type { DemoFile } from '@cairn/contract'
import type { ParsedChallenge } from '../parse/parse-challenge.ts'
import { isPlaceholder } from './is-placeholder.ts'
import { isStep } from '../parse/is-step.ts'

/**
 * The finished project that a lesson with a `demoType` shows: the solved last step of a workshop, or the lesson's own
 * solution. Undefined for every other lesson, because its solution is secret, and while there is no solution.
 *
 * @param ordered the lessons of the block, with their solutions
 */
export function demoFiles(
  { id, demoType }: ParsedChallenge,
  ordered: readonly ParsedChallenge[],
): DemoFile[] | undefined {
  const lesson = ordered.find((other) => other.id === id)
  if (demoType === null || !lesson) return undefined
  const finished = isStep(lesson) ? ordered.findLast(isStep) : lesson
  const solution = finished?.solutions.find((files) => !isPlaceholder(files))
  if (!finished || !solution) return undefined
  const solved = new Map(solution.map(({ fileKey, contents }) => [fileKey, contents]))
  return finished.files.map(({ editableRegionBoundaries: _region, ...file }) => ({
    ...file,
    contents: solved.get(file.fileKey) ?? file.contents,
  }))
}
