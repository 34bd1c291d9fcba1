import type { RefusedLesson } from '@cairn/contract'
import type { ParsedChallenge } from '../parse/parse-challenge.ts'
import type { Refused } from '../parse/read-refused.ts'
import type { BlockFile } from '../sources/structure-schemas.ts'
import { byFile } from './by-file.ts'

/** The lessons of a block that cannot be shown, each with its place among those that can. */
export function refusedLessons(
  refused: readonly Refused[],
  ordered: readonly ParsedChallenge[],
  meta: BlockFile | undefined,
): RefusedLesson[] {
  const ids = (meta?.challengeOrder ?? []).map((entry) => (Array.isArray(entry) ? entry[0] : entry.id))
  const isBefore = (lesson: ParsedChallenge, { id, file }: Refused) =>
    id !== undefined && ids.includes(id)
      ? ids.indexOf(lesson.id) < ids.indexOf(id)
      : byFile(lesson, { file }) < 0
  return refused.map((lesson) => ({
    title: lesson.title,
    dashedName: lesson.dashedName,
    lessonsBefore: ordered.filter((other) => isBefore(other, lesson)).length,
    problems: lesson.problems.map(({ text: _text, ...problem }) => problem),
  }))
}
