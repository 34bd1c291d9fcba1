import { useCallback, useEffect, useState } from 'react'
import { readStored, writeStored } from '#shared/storage/browser-storage.ts'
import { useIsClient } from '#shared/use-is-client.ts'

/** Courses of up to this many blocks show all their lessons at first. */
const blocksOfShortCourse = 12

type OpenBlocks = {
  isOpen: (block: string) => boolean
  /** The same function at each render. */
  toggle: (block: string, isOpen: boolean) => void
}

/**
 * Which blocks of a course show their lessons: as the camper left them, and at first all of a short course, or only the
 * one that the camper is at.
 */
export function useOpenBlocks(course: string, blockCount: number, current: string | undefined): OpenBlocks {
  const isClient = useIsClient()
  const [changed, setChanged] = useState<Readonly<Record<string, boolean>> | null>(null)
  const remembered = changed ?? (isClient ? readChoices(course) : {})
  useEffect(() => {
    if (changed) writeStored(keyOf(course), JSON.stringify(changed))
  }, [changed, course])
  const toggle = useCallback(
    (block: string, isOpen: boolean) =>
      setChanged((choices) => ({ ...(choices ?? readChoices(course)), [block]: isOpen })),
    [course],
  )
  return {
    isOpen: (block) => remembered[block] ?? (blockCount <= blocksOfShortCourse || block === current),
    toggle,
  }
}

const keyOf = (course: string) => `open-blocks:${course}`

function readChoices(course: string): Readonly<Record<string, boolean>> {
  try {
    const choices: unknown = JSON.parse(readStored(keyOf(course)) ?? '{}')
    return typeof choices === 'object' && choices !== null ? (choices as Record<string, boolean>) : {}
  } catch {
    // Damaged: the blocks are as they are at first.
    return {}
  }
}
