import { paths, type SessionUser } from '@cairn/contract'
import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { call } from '#shared/call/call.ts'
import { changeSessionUser } from '#shared/call/session-user.ts'

const askedKey = 'asked-about-privacy'

/**
 * Leads campers who have not been asked about privacy and mail to that page. Leaving it without an answer leaves the
 * question of mail open (docs/reference/camper-pages.md, “Email sign-up”).
 */
export function usePrivacyQuestion(user: SessionUser | null | undefined): void {
  const navigate = useNavigate()
  const { pathname, search, hash } = useLocation()
  const isOpen = user?.acceptedPrivacyTerms === false
  useEffect(() => {
    // Signing in redirects first; the question is asked after that.
    if (!isOpen || pathname.startsWith(paths.signIn)) return
    const asked = readAsked()
    if (pathname === paths.emailSignUp) keepAsked()
    else if (asked === 'yes') void leaveOpen()
    else if (asked === 'no') {
      const query = new URLSearchParams({ returnTo: pathname + search + hash })
      void navigate(`${paths.emailSignUp}?${query.toString()}`)
    }
  }, [isOpen, pathname, search, hash, navigate])
}

/** What fails is tried again on the next page. */
async function leaveOpen(): Promise<void> {
  const answer = await call('updatePrivacyTerms', { body: { quincyEmails: null } })
  if (answer.ok) changeSessionUser({ acceptedPrivacyTerms: true })
}

/** `unknown`: the browser forbids storage, so the question would come up again and again. */
function readAsked(): 'yes' | 'no' | 'unknown' {
  try {
    sessionStorage.setItem(`${askedKey}-test`, '')
    return sessionStorage.getItem(askedKey) === null ? 'no' : 'yes'
  } catch {
    return 'unknown'
  }
}

/** Once its page is open: on the way there another navigation may come first. */
function keepAsked(): void {
  if (readAsked() === 'no') sessionStorage.setItem(askedKey, 'true')
}
