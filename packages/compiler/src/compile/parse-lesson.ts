import { dirname, join } from 'node:path'
import { callWithin } from '../files/call-within.ts'
import { isInside } from '../files/is-inside.ts'
import { readSource } from '../files/read-source.ts'
import { parseChallenge, type ParsedChallenge } from '../parse/parse-challenge.ts'
import { fileStart, type Outcome } from '../problems/problem.ts'
import { absolute } from '../sources/find-layout.ts'

export type LessonOutcome = Outcome<ParsedChallenge | undefined>

/** Lessons take milliseconds. */
const longestMs = 10_000

/** Reads and parses one file of a curriculum. A text that takes the Markdown libraries too long is refused. */
export function parseLesson(root: string, file: string, limitMs = longestMs): LessonOutcome {
  return callWithin(limitMs, () => readLesson(root, file)) ?? tooSlow(file, limitMs)
}

/**
 * Parses several files, in their order. They share one limit, because setting one takes about as long as parsing a
 * lesson; the file at which it is reached is parsed again with a limit of its own.
 */
export function parseBatch(root: string, files: readonly string[], limitMs = longestMs): LessonOutcome[] {
  const outcomes: LessonOutcome[] = []
  const parseRest = () => {
    for (const file of files.slice(outcomes.length)) outcomes.push(readLesson(root, file))
    return true
  }
  while (!callWithin(limitMs, parseRest)) {
    const slow = files[outcomes.length]
    if (slow !== undefined) outcomes.push(parseLesson(root, slow, limitMs))
  }
  return outcomes
}

function readLesson(root: string, file: string): LessonOutcome {
  const path = absolute(root, file)
  const { output: text, problems } = readSource(file, path)
  if (text === undefined) return { output: undefined, problems }
  return parseChallenge(file, text, (imported) => readImport(root, join(dirname(path), imported)))
}

function readImport(root: string, path: string): string | undefined {
  return isInside(root, path) ? readSource(path, path).output : undefined
}

function tooSlow(file: string, limitMs: number): LessonOutcome {
  const problem = {
    file,
    ...fileStart,
    text: '',
    message: `The text takes longer than ${limitMs / 1000} s to read.`,
    remedy: 'Look for a mark that is repeated thousands of times, and take it out.',
  }
  return { output: undefined, problems: [problem] }
}
