import { z } from '@cairn/contract'
import { readStored, removeStored, writeStored } from '#shared/storage/browser-storage.ts'

/** What a camper has typed, by file. */
export type TypedCode = Readonly<Record<string, string>>

type FileName = { fileKey: string; name: string; ext: string }

/** The stored form that freeCodeCamp uses (docs/reference/workshop.md, “Local code”). */
const StoredFiles = z.array(z.object({ fileKey: z.string(), contents: z.string() }))
const StoredTimes = z.array(z.object({ savedAt: z.optional(z.number()) }))
const StoredByKey = z.record(z.string(), z.object({ contents: z.string() }))

/** Code stored for a challenge, limited to files that it still has; undefined when there is none. */
export function readSavedCode(challengeId: string, files: readonly FileName[]): TypedCode | undefined {
  const text = readStored(challengeId)
  if (text === null) return undefined
  const stored = parse(text)
  if (!stored) {
    // The form is unknown: it cannot be shown, and it would hide what is written next.
    removeStored(challengeId)
    return undefined
  }
  const known = files.flatMap(({ fileKey }) => {
    const contents = stored.get(fileKey)
    return contents === undefined ? [] : [[fileKey, contents] as const]
  })
  return known.length > 0 ? Object.fromEntries(known) : undefined
}

/** Stores code in this browser; false when storing failed. */
export function writeSavedCode(challengeId: string, files: readonly FileName[], code: TypedCode): boolean {
  const savedAt = Date.now()
  const stored = files.map(({ fileKey, name, ext }) => ({
    contents: code[fileKey] ?? '',
    name,
    ext,
    fileKey,
    head: '',
    tail: '',
    history: [`${name}.${ext}`],
    // Not part of freeCodeCamp's form, which ignores it.
    savedAt,
  }))
  return writeStored(challengeId, JSON.stringify(stored))
}

/** When the code was stored, in milliseconds since 1970; undefined when that is not known. */
export function readSavedAt(challengeId: string): number | undefined {
  const stored = StoredTimes.safeParse(parseJson(readStored(challengeId) ?? ''))
  return stored.data?.[0]?.savedAt
}

export function removeSavedCode(challengeId: string): void {
  removeStored(challengeId)
}

function parse(text: string): Map<string, string> | undefined {
  const value = parseJson(text)
  const list = StoredFiles.safeParse(value)
  if (list.success) return new Map(list.data.map(({ fileKey, contents }) => [modernKey(fileKey), contents]))
  const byKey = StoredByKey.safeParse(value)
  if (!byKey.success) return undefined
  return new Map(Object.entries(byKey.data).map(([fileKey, { contents }]) => [modernKey(fileKey), contents]))
}

/** `scriptjs` used to be called `indexjs`. */
function modernKey(fileKey: string): string {
  return fileKey === 'indexjs' ? 'scriptjs' : fileKey
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // Damaged, or not ours: the caller removes what it cannot read.
    return undefined
  }
}
