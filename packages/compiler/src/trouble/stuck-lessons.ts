import { createHash } from 'node:crypto'
import type { LessonCounts, OpenReport, Trouble } from '@cairn/contract'
import type { WrittenLesson } from '../mutate/lesson-sources.ts'
import { hintsIn } from './hint-in-lesson.ts'

/** The test that fails first most often. Null for one that has changed since, or is no longer there. */
type FirstTest = { number: number; times: number; hint: { text: string; line: number } | null }

/** What an author may want to know about a lesson. */
export type StuckLesson = {
  challengeId: string
  /** Null for a lesson that is not in this folder. */
  source: Pick<WrittenLesson, 'block' | 'title' | 'file'> | null
  opened: number
  /** Null if it was never passed. */
  attemptsPerPass: number | null
  /** Null if it was never opened. */
  shareLeft: number | null
  failsFirst: FirstTest | null
  reports: readonly OpenReport[]
}

/** So many campers more stay in each lesson, as it were, so that one who leaves a lesson of one is no catastrophe. */
const steadyCampers = 10

/** The lessons that are in trouble, the worst first: by their reports, then by the share of those who left. */
export function stuckLessons(
  { reports, lessons }: Trouble,
  sources: ReadonlyMap<string, WrittenLesson>,
): StuckLesson[] {
  const counts = new Map(lessons.map((lesson) => [lesson.challengeId, lesson]))
  const reported = Map.groupBy(reports, ({ challengeId }) => challengeId)
  const rank = (id: string) => {
    const { left = 0, opened = 0 } = counts.get(id) ?? {}
    return left / (opened + steadyCampers)
  }
  return [...new Set([...reported.keys(), ...counts.keys()])]
    .toSorted(
      (one, other) =>
        (reported.get(other)?.length ?? 0) - (reported.get(one)?.length ?? 0) || rank(other) - rank(one),
    )
    .map((id) => describe(id, counts.get(id), reported.get(id) ?? [], sources.get(id)))
}

function describe(
  challengeId: string,
  counts: LessonCounts | undefined,
  reports: readonly OpenReport[],
  source: WrittenLesson | undefined,
): StuckLesson {
  const { opened = 0, attempts = 0, passed = 0, left = 0, firstFailures = [] } = counts ?? {}
  return {
    challengeId,
    source: source ? { block: source.block, title: source.title, file: source.file } : null,
    opened,
    attemptsPerPass: passed === 0 ? null : attempts / passed,
    shareLeft: opened === 0 ? null : Math.min(1, left / opened),
    failsFirst: firstFailures[0] ? testOf(firstFailures[0], source) : null,
    reports,
  }
}

type Failure = LessonCounts['firstFailures'][number]

function testOf({ number, hash, times }: Failure, source: WrittenLesson | undefined): FirstTest {
  const html = source?.tests[number - 1]?.text
  const isSame = html !== undefined && createHash('sha256').update(html).digest('hex') === hash
  return { number, times, hint: isSame ? (hintsIn(source?.text ?? '')[number - 1] ?? null) : null }
}
