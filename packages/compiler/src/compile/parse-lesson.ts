import { dirname, join } from 'node:path'
import { isInside } from '../files/is-inside.ts'
import { readSource } from '../files/read-source.ts'
import { parseChallenge, type ParsedChallenge } from '../parse/parse-challenge.ts'
import { fileStart, type Outcome } from '../problems/problem.ts'
import { absolute } from '../sources/find-layout.ts'
import { callWithin } from './call-within.ts'

export type LessonOutcome = Outcome<ParsedChallenge | undefined>

/** Lessons take milliseconds. */
const longestMs = 10_000

/** Reads and parses one file of a curriculum. A text that takes the Markdown libraries too long is refused. */
export function parseLesson(root: string, file: string, limitMs = longestMs): LessonOutcome {
  const path = absolute(root, file)
  const { output: text, problems } = readSource(file, path)
  if (text === undefined) return { output: undefined, problems }
  const parse = () =>
    parseChallenge(file, text, (imported) => readImport(root, join(dirname(path), imported)))
  return callWithin(limitMs, parse) ?? tooSlow(file, limitMs)
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
