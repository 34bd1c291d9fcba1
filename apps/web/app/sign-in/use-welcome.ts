import { splitLanguage } from '@cairn/contract'
import { useNavigate } from 'react-router'
import { refreshSessionUser } from '#shared/call/session-user.ts'
import { showFlash } from '#shared/flash.ts'

/** Follows every sign-in: loads the session user, greets, and leads back, in the language of this page. */
export function useWelcome(): (returnTo: string) => Promise<void> {
  const navigate = useNavigate()
  return async (returnTo) => {
    await refreshSessionUser()
    showFlash('flash.signin-success', 'success')
    await navigate(splitLanguage(returnTo).path)
  }
}
