import { InUseError, lockDataDirectory } from '#process/owner-lock.ts'

/** Keeps a school from starting in a data directory until the returned function is called; undefined if one runs there. */
export function lockUnlessRunning(dataDirectory: string): (() => void) | undefined {
  try {
    return lockDataDirectory(dataDirectory)
  } catch (error) {
    if (error instanceof InUseError) return undefined
    throw error
  }
}
