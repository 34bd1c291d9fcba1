import { challengeTypes } from '@cairn/contract'

const savedTypes: ReadonlySet<number> = new Set([
  challengeTypes.multifileCertProject,
  challengeTypes.multifilePythonCertProject,
])

/** Whether unfinished code is saved to the account (docs/reference/api.md, “Completions”). */
export function isSavedToAccount({ challengeType }: { challengeType: number }): boolean {
  return savedTypes.has(challengeType)
}
