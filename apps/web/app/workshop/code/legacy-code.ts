import { readStored, removeStored } from '#shared/storage/browser-storage.ts'
import { type TypedCode, writeSavedCode } from './saved-code.ts'

type FileName = { fileKey: string; name: string; ext: string }

/** Prefixes of titles from the time before ids were the keys (docs/reference/workshop.md, “Local code”). */
const prefixes = ['', 'Bonfire: ', 'Waypoint: ', 'Zipline: ', 'Basejump: ', 'Checkpoint: ']

/**
 * Code of a lesson with one file that was stored as plain text under its title. It is written in the current form and
 * then removed from its old key; undefined when there is none.
 */
export function migrateLegacyCode(
  challengeId: string,
  title: string,
  files: readonly FileName[],
): TypedCode | undefined {
  const [file] = files
  if (!file || files.length > 1) return undefined
  for (const prefix of prefixes) {
    const key = `${prefix}${title}Val`
    const text = readStored(key)
    if (text === null) continue
    const code = { [file.fileKey]: text }
    // The old entry stays until the new one is safely written.
    if (writeSavedCode(challengeId, files, code)) removeStored(key)
    return code
  }
  return undefined
}
