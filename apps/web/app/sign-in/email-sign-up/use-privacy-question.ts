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
    // Signing in redirects first; the question is asked after that.
    if (!isOpen || pathname === paths.emailSignUp || pathname.startsWith(paths.signIn) || wasAsked()) return
    sessionStorage.setItem(askedKey, 'true')
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
