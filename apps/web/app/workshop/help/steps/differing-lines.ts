import type { SeedFile, Solution } from '@cairn/contract'
import type { SourceFile } from '@cairn/runner'
import { differingPart } from '#workshop/run/differing-part.ts'

/** Where a camper's code differs from a solution; lines count from 1, as in the editor. */
export type CodeDifference =
  | { kind: 'same' }
  /** Lines are missing, which would come after this one; 0 is the start of the file. */
  | { kind: 'missing'; file: string; after: number }
  | { kind: 'lines'; file: string; first: number; lines: readonly string[] }
  /** So many lines differ that comparing them would not help. */
  | { kind: 'own-way'; file: string; first: number }

/** As many lines as a person compares at a glance. */
const mostLines = 8

type FileDifference = { file: string; start: number; lines: readonly string[]; size: number }

/** The first difference between a camper's code and the solution that is most like it; spaces after lines don't count. */
export function differingLines(
  seeds: readonly SeedFile[],
  files: readonly SourceFile[],
  solutions: readonly Solution[],
): CodeDifference {
  const candidates = solutions.map((solution) => differencesFrom(solution, seeds, files))
  const closest = candidates.toSorted((one, other) => sizeOf(one) - sizeOf(other))[0]
  const difference = closest?.find(({ size }) => size > 0)
  if (!difference) return { kind: 'same' }
  const { file, start, lines } = difference
  if (lines.every((line) => line === '')) return { kind: 'missing', file, after: start }
  if (lines.length > mostLines) return { kind: 'own-way', file, first: start + 1 }
  return { kind: 'lines', file, first: start + 1, lines }
}

function differencesFrom(
  solution: Solution,
  seeds: readonly SeedFile[],
  files: readonly SourceFile[],
): FileDifference[] {
  const solved = new Map(solution.map(({ fileKey, contents }) => [fileKey, contents]))
  return seeds.map(({ fileKey, name, ext, contents: seed }) => {
    const typed = linesOf(files.find((file) => file.fileKey === fileKey)?.contents ?? seed)
    const wanted = linesOf(solved.get(fileKey) ?? seed)
    const { start, oneEnd, otherEnd } = differingPart(typed, wanted)
    const size = oneEnd - start + otherEnd - start
    return { file: `${name}.${ext}`, start, lines: typed.slice(start, oneEnd), size }
  })
}

function sizeOf(differences: readonly FileDifference[]): number {
  return differences.reduce((sum, { size }) => sum + size, 0)
}

function linesOf(text: string): string[] {
  return text
    .trimEnd()
    .split('\n')
    .map((line) => line.trimEnd())
}
