import type { Problem } from '@cairn/contract'
import { excerpt } from '../problems/problem.ts'

/** A finding at an offset of a file. */
export function findingAt(
  { file, text }: { file: string; text: string },
  offset: number,
  message: string,
  remedy: string,
): Problem {
  const before = text.slice(0, offset).split('\n')
  const line = text.split('\n')[before.length - 1] ?? ''
  return {
    file,
    line: before.length,
    column: (before.at(-1)?.length ?? 0) + 1,
    text: excerpt(line),
    message,
    remedy,
  }
}
