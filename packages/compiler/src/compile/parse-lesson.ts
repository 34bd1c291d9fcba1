import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { decodeSource } from '../files/decode-source.ts'
import { isInside } from '../files/is-inside.ts'
import { type ParsedChallenge, parseChallenge } from '../parse/parse-challenge.ts'
import type { Outcome } from '../problems/problem.ts'
import { absolute } from '../sources/find-layout.ts'

export type LessonOutcome = Outcome<ParsedChallenge | undefined>

/** Reads and parses one file of a curriculum. */
export function parseLesson(root: string, file: string): LessonOutcome {
  const path = absolute(root, file)
  const source = decodeSource(file, readFileSync(path))
  if (source.output === undefined) return { output: undefined, problems: source.problems }
  return parseChallenge(file, source.output, (imported) => readImport(root, join(dirname(path), imported)))
}

function readImport(root: string, path: string): string | undefined {
  if (!isInside(root, path)) return undefined
  return decodeSource(path, readFileSync(path)).output
}
