import { cp, lstat } from 'node:fs/promises'

/** The variable that tells the workers where the folder is: see prepare-empty-storage.ts. */
export const emptyStorage = 'EMPTY_STORAGE'

/** Fills a data folder, so that a school that starts on it finds its tables; outside journeys, it makes them itself. */
export async function copyEmptyStorage(dataDirectory: string): Promise<void> {
  const directory = process.env[emptyStorage]
  if (directory === undefined) return
  // A database that took too long to stop leaves its socket behind, which cannot be copied.
  const filter = async (file: string) => !(await lstat(file)).isSocket()
  await cp(directory, dataDirectory, { recursive: true, filter })
}
