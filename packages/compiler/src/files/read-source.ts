import { readFileSync, statSync } from 'node:fs'
import { fileStart, type Outcome } from '../problems/problem.ts'
import { decodeSource, largestSourceBytes, tooLarge } from './decode-source.ts'

/** The text of a file. What is much larger than a lesson is not read, nor is a pipe, which might never end. */
export function readSource(file: string, path: string): Outcome<string | undefined> {
  const stats = statSync(path)
  if (!stats.isFile()) return notAFile(file)
  return stats.size > largestSourceBytes ? tooLarge(file, stats.size) : decodeSource(file, readFileSync(path))
}

function notAFile(file: string): Outcome<undefined> {
  const problem = {
    file,
    ...fileStart,
    text: '',
    message: 'This is not a file.',
    remedy: 'Correct the path.',
  }
  return { output: undefined, problems: [problem] }
}
