import { redirectedMessage } from '@cairn/contract'
import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { showFlash } from '#shared/flash.ts'
import { withoutMessage } from './without-message.ts'

/** Shows the message of a server's redirect and removes it from the address. */
export function useRedirectedMessage(): void {
  const navigate = useNavigate()
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
}
