import type { SeedFile } from '@cairn/contract'
import type { ParsedChallenge } from '../parse/parse-challenge.ts'
import { isPlaceholder } from './is-placeholder.ts'

/** The files of a lesson with its first solution in them; undefined without one. */
export function solvedFiles({ files, solutions }: ParsedChallenge): SeedFile[] | undefined {
  const solution = solutions.find((written) => !isPlaceholder(written))
  if (!solution || files.length === 0) return undefined
  const solved = new Map(solution.map(({ fileKey, contents }) => [fileKey, contents]))
  return files.map((file) => ({ ...file, contents: solved.get(file.fileKey) ?? file.contents }))
}
