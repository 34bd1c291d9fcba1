import type { Challenge } from '@cairn/contract'
import { useEffect, useState } from 'react'
import { useSessionUser } from '#shared/call/session-user.ts'
import { readStored, writeStored } from '#shared/storage/browser-storage.ts'
import { readSavedCode } from '#workshop/code/saved-code.ts'

/** The ways to submit a front-end project: with code that is written here, or with a link to where it was built. */
export const ways = ['here', 'link'] as const
export type Way = (typeof ways)[number]

const keyOf = (challengeId: string) => `project-way-${challengeId}`

type ChosenWay = {
  way: Way
  choose: (way: Way) => void
  /** The camper has just chosen, so the choice keeps the focus on the page that it leads to. */
  isFresh: boolean
}

/** The way that was chosen for this lesson; until one is, code of the camper's own opens the editor. */
export function useWay({ id, files }: Challenge): ChosenWay {
  const [kept, setKept] = useState<Way>()
  const [isFresh, setIsFresh] = useState(false)
  const user = useSessionUser()
  useEffect(() => {
    const stored = readStored(keyOf(id))
    const hasCode = readSavedCode(id, files) !== undefined
    setKept(ways.find((way) => way === stored) ?? (hasCode ? 'here' : undefined))
  }, [id, files])
  const isInAccount = user?.savedChallenges.some((saved) => saved.id === id)
  return {
    way: kept ?? (isInAccount ? 'here' : 'link'),
    choose: (way) => {
      writeStored(keyOf(id), way)
      setKept(way)
      setIsFresh(true)
    },
    isFresh,
  }
}
