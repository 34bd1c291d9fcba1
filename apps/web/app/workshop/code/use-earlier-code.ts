import type { SeedFile } from '@cairn/contract'
import { useEffect, useState } from 'react'
import { readSavedCode, type TypedCode, writeSavedCode } from './saved-code.ts'

const keyOf = (challengeId: string) => `earlier-${challengeId}`

export type EarlierCode = {
  exists: boolean
  read: () => TypedCode | undefined
  /** Keeps code that something else replaces; only the latest such code of a lesson is kept. */
  keep: (code: TypedCode) => void
}

/**
 * The code that a reset, the account's version, or a completion elsewhere has replaced in this browser
 * (docs/reference/workshop.md, “Local code”).
 */
export function useEarlierCode(challengeId: string, seeds: readonly SeedFile[]): EarlierCode {
  const [exists, setExists] = useState(false)
  const key = keyOf(challengeId)
  const read = () => readSavedCode(key, seeds)
  // oxlint-disable-next-line exhaustive-deps -- once a lesson
  useEffect(() => setExists(read() !== undefined), [key])
  return {
    exists,
    read,
    keep: (code) => {
      if (writeSavedCode(key, seeds, code)) setExists(true)
    },
  }
}
