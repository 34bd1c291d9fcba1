import { useNavigate } from 'react-router'
import { showFlash } from '#lib/flash.ts'
import { useRefreshSessionUser } from '#lib/session-user.ts'

/** What follows every sign-in: knowing who is there, a greeting, and the way back. */
export function useWelcome(): (returnTo: string) => Promise<void> {
  const navigate = useNavigate()
  const refreshUser = useRefreshSessionUser()
  return async (returnTo) => {
    await refreshUser()
    showFlash('flash.signin-success', 'success')
    await navigate(returnTo)
  }
}
