import { readStored, removeStored, writeStored } from '#shared/storage/browser-storage.ts'

const keyOf = (challengeId: string) => `saved-base-${challengeId}`

/** What a full or forbidden storage did not take, by challenge; without it, the school would refuse every later save. */
const unstored = new Map<string, number>()

/** The account's save that this browser's code is based on (milliseconds since 1970); undefined for none. */
export function readSavedBase(challengeId: string): number | undefined {
  const known = unstored.get(challengeId) ?? Number(readStored(keyOf(challengeId)))
  return known > 0 ? known : undefined
}

export function writeSavedBase(challengeId: string, lastSavedDate: number): void {
  if (writeStored(keyOf(challengeId), String(lastSavedDate))) unstored.delete(challengeId)
  else unstored.set(challengeId, lastSavedDate)
}

export function removeSavedBase(challengeId: string): void {
  unstored.delete(challengeId)
  removeStored(keyOf(challengeId))
}
