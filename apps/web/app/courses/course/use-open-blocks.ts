import type { ShownCourse } from '@cairn/contract'
import { useCallback, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { readStored, writeStored } from '#shared/storage/browser-storage.ts'
import { useIsClient } from '#shared/use-is-client.ts'

type OpenBlocks = {
  isOpen: (block: string) => boolean
  /** The same function until another address is opened. */
  toggle: (block: string, isOpen: boolean) => void
}

/**
 * Which blocks of a course show their lessons: as the camper left them, and at first all of a short course, or only the
 * one that the camper is at. The block that the address names is open, however it was left, until it is closed there.
 */
export function useOpenBlocks(
  { id: course, blocks }: Pick<ShownCourse, 'id' | 'blocks'>,
  next: string | undefined,
): OpenBlocks {
  const isClient = useIsClient()
  const { hash, key: visit } = useLocation()
  // The server does not know it, and hydration keeps what the server has rendered.
  const linked = isClient ? blocks.find(({ dashedName }) => `#${dashedName}` === hash)?.dashedName : undefined
  const current = linked ?? next
  const [changed, setChanged] = useState<Readonly<Record<string, boolean>> | null>(null)
  /** The visit in which the linked block was folded or opened by hand. */
  const [changedIn, setChangedIn] = useState<string | null>(null)
  const isShort = blocks.every((block) => block.first !== undefined && block.challenges)
  const remembered = changed ?? (isClient ? readChoices(course) : {})
  useEffect(() => {
    if (changed) writeStored(keyOf(course), JSON.stringify(changed))
  }, [changed, course])
  const toggle = useCallback(
    (block: string, isOpen: boolean) => {
      if (block === linked) setChangedIn(visit)
      setChanged((choices) => ({ ...(choices ?? readChoices(course)), [block]: isOpen }))
    },
    [course, linked, visit],
  )
  return {
    isOpen: (block) =>
      (block === linked && changedIn !== visit) || (remembered[block] ?? (isShort || block === current)),
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
