import { readStored, removeStored, writeStored } from '#lib/browser-storage.ts'

const keyOf = (challengeId: string) => `running-${challengeId}`

/** Set while code runs. Found on a later visit, it says that the run took the page down. */
export function markRunning(challengeId: string): void {
  writeStored(keyOf(challengeId), '1')
}

export function markFinished(challengeId: string): void {
  removeStored(keyOf(challengeId))
}

export function wasCutOff(challengeId: string): boolean {
  return readStored(keyOf(challengeId)) !== null
}
