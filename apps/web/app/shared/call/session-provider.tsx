import { type ReactNode, startTransition, useEffect, useState } from 'react'
import { session, ShownSession } from './session.ts'

/**
 * Gives the session to the page below. Its first answer arrives while the page is starting, and changes most of it, so
 * that is rendered in a transition, which leaves time for clicks and keys. React cannot do so for components that
 * subscribe to a store (decision 66).
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
