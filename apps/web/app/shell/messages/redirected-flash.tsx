import { redirectedMessage } from '@cairn/contract'
import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { showFlash } from '#shared/flash.ts'
import { useIsClient } from '#shared/use-is-client.ts'
import { Flash } from './flash.tsx'
import { withoutMessage } from './message-in-address.ts'

/**
 * The message of a server's redirect: in the page itself at first, and once its scripts are there a message like any
 * other, which is no longer in the address.
 *
 * @param props isCovered: another message is shown
 */
export function RedirectedFlash({ isCovered }: { isCovered: boolean }) {
  const navigate = useNavigate()
  const isClient = useIsClient()
  const { pathname, search, hash } = useLocation()
  useEffect(() => {
    const found = redirectedMessage(search)
    if (!found) return
    showFlash(found.message, found.type)
    void navigate(
      { pathname, search: withoutMessage(search), hash },
      { replace: true, preventScrollReset: true },
    )
  }, [navigate, pathname, search, hash])
  const message = redirectedMessage(search)
  if (!message || isCovered || isClient) return null
  return <Flash id="redirected" {...message} variables={{}} isSilent />
}
