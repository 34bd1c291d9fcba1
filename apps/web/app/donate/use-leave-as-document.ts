import { useEffect } from 'react'
import { createPath, useBlocker } from 'react-router'

/** Loads the next page as a new document: a provider's script and the policy that admits it stay behind. */
export function useLeaveAsDocument(): void {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname,
  )
  useEffect(() => {
    if (blocker.state === 'blocked') location.assign(createPath(blocker.location))
  }, [blocker])
}
