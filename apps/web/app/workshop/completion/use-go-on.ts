import { type PageDataOf, paths } from '@cairn/contract'
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { useSessionUser } from '#shared/call/session-user.ts'
import { noteFinishedBlock } from '#shared/finished-block.ts'
import { playSound } from '#shared/preferences/sound.ts'
import { useCompletedIds } from '#shared/use-completed-ids.ts'
import { fromLesson } from '#workshop/lesson/from-lesson.ts'
import { blockPercentage } from './block-percentage.ts'
import { useIsStillHere } from './use-is-still-here.ts'

type GoOn = {
  /**
   * Moves on once a lesson is done, to the next one or to the block's list. It may take a moment until the server has
   * the completion; campers who have moved elsewhere meanwhile stay there.
   */
  goOn: () => Promise<void>
  /** The lesson has finished its block, which is celebrated before the camper moves on. */
  hasFinishedBlock: boolean
  /** Ends the celebration without moving on. */
  stay: () => void
}

export function useGoOn({ challenge, block, nextPath }: PageDataOf<'challenge'>): GoOn {
  const navigate = useNavigate()
  const completed = useCompletedIds()
  const [hasFinishedBlock, setHasFinishedBlock] = useState(false)
  const blockIds = block.challenges.map(({ id }) => id)
  const isKnown = useSessionUser() !== undefined
  // A lesson that was done before this visit, in the middle of a finished block, finishes nothing. One that another
  // service has just recorded does.
  const wasDone = useRef<boolean | undefined>(undefined)
  useEffect(() => {
    if (isKnown) wasDone.current ??= completed.has(challenge.id)
  }, [isKnown, completed, challenge.id])
  const isStillHere = useIsStillHere()
  const goOn = async () => {
    if (!isStillHere()) return
    const isAllDone = blockPercentage(blockIds, completed, challenge.id) === 100
    if (isAllDone && (nextPath === null || wasDone.current !== true)) {
      wasDone.current = true
      playSound('block-completed')
      noteFinishedBlock(block.name)
      setHasFinishedBlock(true)
    } else if (nextPath === null) await navigate(paths.block(challenge.superBlock, challenge.block))
    else await navigate(nextPath, { state: fromLesson })
  }
  return { goOn, hasFinishedBlock, stay: () => setHasFinishedBlock(false) }
}
