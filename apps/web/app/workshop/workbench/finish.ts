import type { ReactNode } from 'react'

/** How the work on a lesson ends. */
export type Finish = {
  /** The label of the button that checks the work. */
  check: string
  /** What screen readers say when nothing is missing. */
  announcement: string
  /** Shown when nothing is missing: the way on. */
  completion: ReactNode
}
