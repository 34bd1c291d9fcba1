import type { SessionUser } from '@cairn/contract'
import { createContext } from 'react'
import { createStore } from 'zustand/vanilla'

export type Session = {
  user: SessionUser | null | undefined
  startedAt: number | undefined
  /** When the school last said who is signed in; undefined before it has. */
  answeredAt: number | undefined
}

const unknown: Session = { user: undefined, startedAt: undefined, answeredAt: undefined }

// Not a query: every page has to know its camper, and the library for queries weighs 10 kB (decision 66).
export const session = createStore<Session>(() => unknown)

/** The session as the page shows it (`SessionProvider`). */
export const ShownSession = createContext(unknown)
