import { readStored, removeStored, writeStored } from '#shared/storage/browser-storage.ts'
import { hasTexts } from '#shared/storage/has-texts.ts'
import { forgetUnsaved, keepUnsaved, readUnsaved } from './unsaved-code.ts'

/** What a camper has typed, by file. */
export type TypedCode = Readonly<Record<string, string>>

type FileName = { fileKey: string; name: string; ext: string }

/**
 * Code stored for a challenge, limited to files that it still has; undefined when there is none. A file that an author
 * has renamed has what was typed under its old name, if no other can be meant.
 */
export function readSavedCode(challengeId: string, files: readonly FileName[]): TypedCode | undefined {
  const text = read(challengeId)
  if (text === null) return undefined
  const stored = parse(text)
  if (!stored) {
    // The form is unknown: it cannot be shown, and it would hide what is written next.
    removeSavedCode(challengeId)
    return undefined
  }
  const known = files.flatMap((file) => {
    const contents = stored.get(file.fileKey) ?? stored.get(formerKey(file, files, stored) ?? '')
    return contents === undefined ? [] : [[file.fileKey, contents] as const]
  })
  return known.length > 0 ? Object.fromEntries(known) : undefined
}

/**
 * Stores code in this browser, beside what is stored for files that the challenge has no more; false when storing failed,
 * and the code is here only until the window is closed.
 *
 * @param completedAt by the school's clock. What is typed after that is never older, however slow this browser's clock is
 */
export function writeSavedCode(
  challengeId: string,
  files: readonly FileName[],
  code: TypedCode,
  completedAt = 0,
): boolean {
  const savedAt = Math.max(Date.now(), completedAt)
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
  const text = JSON.stringify([...stored, ...strangersIn(read(challengeId), files)])
  const isStored = writeStored(challengeId, text)
  if (isStored) forgetUnsaved(challengeId)
  else keepUnsaved(challengeId, text)
  return isStored
}

/** When the code was stored, in milliseconds since 1970; undefined when that is not known. */
export function readSavedAt(challengeId: string): number | undefined {
  const stored = parseJson(read(challengeId) ?? '')
  const first: unknown = Array.isArray(stored) ? stored[0] : undefined
  const { savedAt } = { ...(first as { savedAt?: unknown } | undefined) }
  return typeof savedAt === 'number' ? savedAt : undefined
}

export function removeSavedCode(challengeId: string): void {
  forgetUnsaved(challengeId)
  removeStored(challengeId)
}

function read(challengeId: string): string | null {
  return readUnsaved(challengeId) ?? readStored(challengeId)
}

/** The only stored file of the same kind that the challenge has no more, if this is its only file that is not stored. */
function formerKey(
  { ext }: FileName,
  files: readonly FileName[],
  stored: ReadonlyMap<string, string>,
): string | undefined {
  const former = [...stored.keys()].filter((key) => key.endsWith(ext) && !hasFile(files, key))
  const missing = files.filter((file) => file.ext === ext && !stored.has(file.fileKey))
  return former.length + missing.length === 2 ? former[0] : undefined
}

/** What is stored for files that the challenge does not have. */
function strangersIn(text: string | null, files: readonly FileName[]): unknown[] {
  const stored = parseJson(text ?? '')
  const isStranger = (file: unknown) =>
    hasTexts(file, ['fileKey', 'contents']) && !hasFile(files, modernKey(file.fileKey))
  return Array.isArray(stored) ? stored.filter(isStranger) : []
}

function hasFile(files: readonly FileName[], key: string): boolean {
  return files.some(({ fileKey }) => fileKey === key)
}

/** The contents of each file, in the form that freeCodeCamp stores (docs/reference/workshop.md, “Local code”). */
function parse(text: string): Map<string, string> | undefined {
  const value = parseJson(text)
  if (Array.isArray(value)) {
    const files = value.filter((file) => hasTexts(file, ['fileKey', 'contents']))
    // A damaged file does not cost the others.
    if (files.length === 0 && value.length > 0) return undefined
    return new Map(files.map(({ fileKey, contents }) => [modernKey(fileKey), contents]))
  }
  if (typeof value !== 'object' || value === null) return undefined
  const files = Object.entries(value).filter(isNamedFile)
  if (files.length === 0) return undefined
  return new Map(files.map(([fileKey, { contents }]) => [modernKey(fileKey), contents]))
}

/** An entry of an earlier form, which had files by their keys. */
function isNamedFile(entry: [string, unknown]): entry is [string, { contents: string }] {
  return hasTexts(entry[1], ['contents'])
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
