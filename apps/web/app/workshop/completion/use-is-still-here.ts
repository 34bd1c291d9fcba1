import { useContext } from 'react'
import { UNSAFE_DataRouterContext as DataRouterContext, useLocation } from 'react-router'

/**
 * Tells whether the camper is still on this page, and not on the way to another. It asks the router itself: hooks such
 * as `useNavigation` tell of a followed link only once React has rendered it, which may be after an answer has come.
 */
export function useIsStillHere(): () => boolean {
  const context = useContext(DataRouterContext)
  const { key } = useLocation()
  return () => {
    const now = context?.router.state
    return now?.location.key === key && now.navigation.state === 'idle'
  }
}
