import type { BuildProblem } from '@cairn/runner'

/** The message that comes before a problem. */
export function problemTitleOf({ isFromDatabase = false }: BuildProblem) {
  return isFromDatabase ? ('database.stopped' as const) : ('challenge.problemTitle' as const)
}
