import { readStored, removeStored, writeStored } from '#shared/storage/browser-storage.ts'

const keyOf = (challengeId: string) => `saved-base-${challengeId}`

/** The account's save that this browser's code is based on (milliseconds since 1970); undefined for none. */
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
