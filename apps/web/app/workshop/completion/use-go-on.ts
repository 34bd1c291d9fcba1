import { type PageDataOf, paths } from '@cairn/contract'
import { useEffect, useRef } from 'react'
import { useLocation, useNavigate, useNavigation } from 'react-router'
import { fromLesson } from '#workshop/lesson/from-lesson.ts'

/**
 * Moves on once a lesson is done, to the next one or to the block's end. It may take a moment until the server has the
 * completion; campers who have moved elsewhere meanwhile stay there.
 */
export function useGoOn({ challenge, nextPath }: PageDataOf<'challenge'>): () => Promise<void> {
  const navigate = useNavigate()
  const { state } = useNavigation()
  const { key } = useLocation()
  const now = useRef({ key, isLeaving: false })
  useEffect(() => {
    now.current = { key, isLeaving: state !== 'idle' }
    return () => {
      now.current = { key, isLeaving: true }
    }
  }, [key, state])
  return async () => {
    if (now.current.key !== key || now.current.isLeaving) return
    if (nextPath === null) await navigate(paths.block(challenge.superBlock, challenge.block))
    else await navigate(nextPath, { state: fromLesson })
  }
}
