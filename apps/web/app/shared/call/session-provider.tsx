import { type ReactNode, startTransition, useEffect, useState } from 'react'
import { session, ShownSession } from './session.ts'

/**
 * Shows a page its session. The first answer comes when the page has just started, and changes all of it: that is
 * rendered in pieces, between which the page answers. A store that components subscribe to could not be.
 */
export function SessionProvider({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState(session.getInitialState)
  useEffect(() => {
    const show = () => setShown(session.getState())
    show()
    return session.subscribe((_, { answeredAt }) =>
      answeredAt === undefined ? startTransition(show) : show(),
    )
  }, [])
  return <ShownSession value={shown}>{children}</ShownSession>
}
