import type { Queryable } from '#database/schema.ts'
import type { Place } from './store.ts'

/** Runs submitted projects again, in the background (docs/decisions/0073-projects-are-run-again.md). */
export type Reruns = {
  /** False where no browser is installed. */
  readonly isOn: boolean
  /**
   * Has a project run that was just submitted, in the transaction that stores it. The same code keeps its verdict,
   * unless that is a failure.
   */
  runSubmitted: (transaction: Queryable, place: Place) => Promise<void>
  /** Has those projects run that have no verdict yet, such as those from before a browser was installed. */
  runMissing: (transaction: Queryable, userId: string, challengeIds: readonly string[]) => Promise<void>
  /** Begins at once with what was added in a transaction that is over. */
  wake: () => void
}
