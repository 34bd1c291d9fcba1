import type { SeedFile } from '@cairn/contract'
import { useEffect, useEffectEvent, useState } from 'react'
import { readSavedCode, type TypedCode, writeSavedCode } from './saved-code.ts'

const keyOf = (challengeId: string) => `earlier-${challengeId}`

export type EarlierCode = {
  /** Undefined when nothing was replaced. */
  earlierCode: TypedCode | undefined
  /** Keeps code that something else replaces; only the latest such code of a lesson is kept. */
  keepEarlier: (code: TypedCode) => void
}

/**
 * The code that a reset, the account's version, or a completion elsewhere has replaced in this browser
 * (docs/reference/workshop.md, “Local code”).
 */
export function useEarlierCode(challengeId: string, seeds: readonly SeedFile[]): EarlierCode {
  const [earlierCode, setEarlierCode] = useState<TypedCode>()
  const key = keyOf(challengeId)
  const restore = useEffectEvent(() => setEarlierCode(readSavedCode(key, seeds)))
  useEffect(() => restore(), [key])
  return {
    earlierCode,
    keepEarlier: (replaced) => {
      writeSavedCode(key, seeds, replaced)
      setEarlierCode(replaced)
    },
  }
}
