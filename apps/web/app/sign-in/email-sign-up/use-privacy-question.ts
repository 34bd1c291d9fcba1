import { paths, type SessionUser } from '@cairn/contract'
import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'

const askedKey = 'asked-about-privacy'

/**
 * Leads campers who have not been asked about privacy and mail to that page, once a visit, and back afterwards
 * (docs/reference/camper-pages.md, “Email sign-up”).
 */
export function usePrivacyQuestion(user: SessionUser | null | undefined): void {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const isOpen = user?.acceptedPrivacyTerms === false
  useEffect(() => {
    if (!isOpen || wasAsked()) return
    // Only now: on the way here another navigation may have come first.
    if (pathname === paths.emailSignUp) return sessionStorage.setItem(askedKey, 'true')
    // Signing in redirects first; the question is asked after that.
    if (pathname.startsWith(paths.signIn)) return
    const query = new URLSearchParams({ returnTo: pathname + search })
    void navigate(`${paths.emailSignUp}?${query.toString()}`)
  }, [isOpen, pathname, search, navigate])
}

/** Without storage the question would come up again and again. */
function wasAsked(): boolean {
  try {
    sessionStorage.setItem(`${askedKey}-test`, '')
    return sessionStorage.getItem(askedKey) !== null
  } catch {
    return true
  }
}
