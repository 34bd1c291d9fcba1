/** Reads local storage. A browser may forbid it, or have none: then nothing is stored. */
export function readStored(key: string): string | null {
  try {
    return storage()?.getItem(key) ?? null
  } catch (error) {
    return asNothing(error)
  }
}

/** Writes and reads back; false when the text was not stored. */
export function writeStored(key: string, value: string): boolean {
  try {
    storage()?.setItem(key, value)
    return storage()?.getItem(key) === value
  } catch (error) {
    asNothing(error)
    return false
  }
}

export function removeStored(key: string): void {
  try {
    storage()?.removeItem(key)
  } catch (error) {
    asNothing(error)
  }
}

/** All stored entries whose keys begin with a prefix. */
export function listStored(prefix: string): readonly { key: string; value: string }[] {
  try {
    return Object.keys(storage() ?? {})
      .filter((key) => key.startsWith(prefix))
      .map((key) => ({ key, value: storage()?.getItem(key) ?? '' }))
  } catch (error) {
    asNothing(error)
    return []
  }
}

/** Null where the settings of Firefox switch it off, and in Android's web views, which have none unless asked to. */
function storage(): Storage | null | undefined {
  return localStorage
}

/** The storage is full, or forbidden by the browser's settings; anything else is our mistake. */
function asNothing(error: unknown): null {
  if (error instanceof DOMException) return null
  throw error
}
