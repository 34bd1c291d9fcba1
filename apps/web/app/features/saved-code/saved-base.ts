import { readStored, removeStored, writeStored } from '#lib/browser-storage.ts'

const keyOf = (challengeId: string) => `saved-base-${challengeId}`

/** Which save of the account this browser's code goes on from (milliseconds since 1970); undefined for none. */
export function readSavedBase(challengeId: string): number | undefined {
  const stored = Number(readStored(keyOf(challengeId)))
  return stored > 0 ? stored : undefined
}

export function writeSavedBase(challengeId: string, lastSavedDate: number): void {
  writeStored(keyOf(challengeId), String(lastSavedDate))
}

export function removeSavedBase(challengeId: string): void {
  removeStored(keyOf(challengeId))
}
