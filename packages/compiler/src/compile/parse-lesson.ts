import { dirname, join } from 'node:path'
import type { Problem } from '@cairn/contract'
import { callWithin } from '../files/call-within.ts'
import { isInside } from '../files/is-inside.ts'
import { readSource } from '../files/read-source.ts'
import { parseChallenge, type ParsedChallenge } from '../parse/parse-challenge.ts'
import { readRefused, type Refused } from '../parse/read-refused.ts'
import { fileStart, type Outcome } from '../problems/problem.ts'
import { absolute } from '../sources/find-layout.ts'

/** Without an output, the lesson is refused; `refused` is missing if it is not even known which one it is. */
export type LessonOutcome = Outcome<ParsedChallenge | undefined> & { refused?: Refused }

/** Lessons take milliseconds. */
const longestMs = 10_000

/** Reads and parses one file of a curriculum. A text that takes the Markdown libraries too long is refused. */
export function parseLesson(root: string, file: string, limitMs = longestMs): LessonOutcome {
  return callWithin(limitMs, () => readLesson(root, file)) ?? tooSlow(root, file, limitMs)
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
  const outcome = parseChallenge(file, text, (imported) => readImport(root, join(dirname(path), imported)))
  return outcome.output ? outcome : withName(file, text, outcome.problems)
}

function readImport(root: string, path: string): string | undefined {
  return isInside(root, path) ? readSource(path, path).output : undefined
}

function withName(file: string, text: string, problems: readonly Problem[]): LessonOutcome {
  const refused = readRefused(file, text, problems)
  return { output: undefined, problems, ...(refused && { refused }) }
}

function tooSlow(root: string, file: string, limitMs: number): LessonOutcome {
  const problem = {
    file,
    ...fileStart,
    text: '',
    message: `The text takes longer than ${limitMs / 1000} s to read.`,
    remedy: 'Look for a mark that is repeated thousands of times, and take it out.',
  }
  return withName(file, readSource(file, absolute(root, file)).output ?? '', [problem])
}
