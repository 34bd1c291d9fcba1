import { readStored, removeStored } from '#lib/browser-storage.ts'
import { type TypedCode, writeSavedCode } from './saved-code.ts'

type FileName = { fileKey: string; name: string; ext: string }

/** What titles began with before ids were the keys (behaviours.md §5, “Local saving”). */
const prefixes = ['', 'Bonfire: ', 'Waypoint: ', 'Zipline: ', 'Basejump: ', 'Checkpoint: ']

/**
 * Code of a lesson with one file that was kept as plain text under its title, years ago. It is written in
 * today's form and then taken from the old place; undefined when there is none.
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
    // Kept where it was until it is safe in its new place.
    if (writeSavedCode(challengeId, files, code)) removeStored(key)
    return code
  }
  return undefined
}
