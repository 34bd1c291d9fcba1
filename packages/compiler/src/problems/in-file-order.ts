import type { Problem } from '@cairn/contract'

/** Problems of several files, each file from its start to its end. */
export function inFileOrder(problems: readonly Problem[]): Problem[] {
  return problems.toSorted(
    (one, other) =>
      one.file.localeCompare(other.file, 'en') || one.line - other.line || one.column - other.column,
  )
}
