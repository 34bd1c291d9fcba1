import { useNavigate } from 'react-router'
import { showFlash } from '#lib/flash.ts'
import { useRefreshSessionUser } from '#lib/session-user.ts'

/** Follows every sign-in: loads the session user, greets, and leads back. */
export function useWelcome(): (returnTo: string) => Promise<void> {
  const navigate = useNavigate()
  const refreshUser = useRefreshSessionUser()
  return async (returnTo) => {
    await refreshUser()
    showFlash('flash.signin-success', 'success')
    await navigate(returnTo)
  }
}
