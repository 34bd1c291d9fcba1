import { paths, type SessionUser } from '@cairn/contract'
import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'

const askedKey = 'asked-about-privacy'

/**
 * Leads a camper who has not been asked about privacy and mail to that page, once a visit, and from there back
 * to where they were (api.md §3).
 */
export function usePrivacyQuestion(user: SessionUser | null | undefined): void {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const isOpen = user?.acceptedPrivacyTerms === false
  useEffect(() => {
    // Signing in leads somewhere first; from there it is asked.
    if (!isOpen || pathname === paths.emailSignUp || pathname.startsWith(paths.signIn) || wasAsked()) return
    sessionStorage.setItem(askedKey, 'true')
    const query = new URLSearchParams({ returnTo: pathname + search })
    void navigate(`${paths.emailSignUp}?${query.toString()}`)
  }, [isOpen, pathname, search, navigate])
}

/** A browser that keeps nothing would ask again and again. */
function wasAsked(): boolean {
  try {
    sessionStorage.setItem(`${askedKey}-test`, '')
    return sessionStorage.getItem(askedKey) !== null
  } catch {
    return true
  }
}
