import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { showFlash } from '#lib/flash.ts'
import { redirectedMessage, withoutMessages } from '#lib/redirected-messages.ts'

/** Tells what a redirect of the server had to say, and takes it out of the address. */
export function RedirectedMessage() {
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  useEffect(() => {
    if (!new URLSearchParams(search).has('messages')) return
    const message = redirectedMessage(search)
    if (message) showFlash(message.key, message.type)
    void navigate(pathname + withoutMessages(search) + hash, { replace: true })
  }, [pathname, search, hash, navigate])
  return null
}
