/** Reads local storage. A browser may forbid it: then nothing is stored. */
export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch (error) {
    return asNothing(error)
  }
}

/** Writes and reads back; false when the text was not stored. */
export function writeStored(key: string, value: string): boolean {
  try {
    localStorage.setItem(key, value)
    return localStorage.getItem(key) === value
  } catch (error) {
    asNothing(error)
    return false
  }
}

export function removeStored(key: string): void {
  try {
    localStorage.removeItem(key)
  } catch (error) {
    asNothing(error)
  }
}

/** All stored entries whose keys begin with a prefix. */
export function listStored(prefix: string): readonly { key: string; value: string }[] {
  try {
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(prefix))
      .map((key) => ({ key, value: localStorage.getItem(key) ?? '' }))
  } catch (error) {
    asNothing(error)
    return []
  }
}

/** The storage is full, or forbidden by the browser's settings; anything else is our mistake. */
function asNothing(error: unknown): null {
  if (error instanceof DOMException) return null
  throw error
}
