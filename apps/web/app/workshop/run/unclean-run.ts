import { readStored, removeStored, writeStored } from '#shared/storage/browser-storage.ts'

const keyOf = (challengeId: string) => `running-${challengeId}`

/** Set while code runs. Finding it on a later visit means that the run took the page down. */
export function markRunning(challengeId: string): void {
  writeStored(keyOf(challengeId), '1')
}

export function markFinished(challengeId: string): void {
  removeStored(keyOf(challengeId))
}

export function wasCutOff(challengeId: string): boolean {
  return readStored(keyOf(challengeId)) !== null
}
