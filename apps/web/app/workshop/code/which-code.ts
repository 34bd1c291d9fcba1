import type { SavedChallenge } from '@cairn/contract'
import type { TypedCode } from './saved-code.ts'

export type WhichCode = 'account' | 'browser' | 'ask'

type Versions = {
  /** What the account has; undefined when nothing was saved. */
  saved: SavedChallenge | undefined
  /** What this browser has; undefined when nothing was typed here. */
  local: TypedCode | undefined
  /** The save that this browser's code is based on. */
  base: number | undefined
}

/**
 * Which code a camper should see: the only version, or the one that is based on the other. When neither is based on the
 * other, the camper chooses (docs/reference/workshop.md, “Local code”).
 */
export function whichCode({ saved, local, base }: Versions): WhichCode {
  if (!saved) return 'browser'
  if (!local || isSame(saved, local)) return 'account'
  return base === saved.lastSavedDate ? 'browser' : 'ask'
}

export function typedCodeOf({ files }: SavedChallenge): TypedCode {
  return Object.fromEntries(files.map(({ key, contents }) => [key, contents]))
}

function isSame({ files }: SavedChallenge, local: TypedCode): boolean {
  return files.every(({ key, contents }) => local[key] === undefined || local[key] === contents)
}
