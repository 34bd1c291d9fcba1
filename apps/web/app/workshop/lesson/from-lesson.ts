import { useLocation } from 'react-router'

/** The state of a navigation from a finished lesson to the next one, where the camper goes on working. */
export const fromLesson = { isFromLesson: true }

export function useIsFromLesson(): boolean {
  const { state } = useLocation() as { state: unknown }
  return typeof state === 'object' && state !== null && 'isFromLesson' in state
}
