import type { Attempt, Snapshot } from './attempts/attempt.ts'

/** Why a gift cannot be begun. */
export type OpenProblem = 'flash.donation.already' | 'flash.donation.attempt-used' | 'flash.donation.stopped'

export type Order = Pick<
  Attempt,
  'attemptId' | 'userId' | 'email' | 'language' | 'amount' | 'duration' | 'provider' | 'paymentMethodId'
> & {
  /** A keyed hash of the network that the order came from. */
  networkHash: Buffer
}

export type Opened =
  | { is: 'open'; attempt: Attempt }
  | { is: 'refused'; problem: OpenProblem }
  /** The camper has another gift open, which must be closed first. */
  | { is: 'blocked'; by: Attempt }

/** Where attempts and payments are kept. Everything that must hold at once is one call. */
export type Book = {
  /** Adds an attempt, or finds the one with this id. */
  open: (order: Order) => Promise<Opened>
  find: (attemptId: string) => Promise<Attempt | undefined>
  /** Records what the provider has prepared, before anything can be charged. False if the attempt has ended. */
  recordBegun: (attemptId: string, begun: { ref: string; customerId: string | null }) => Promise<boolean>
  /** Written before the provider is told to cancel. */
  recordClosing: (attemptId: string) => Promise<void>
  recordDecline: (attemptId: string) => Promise<void>
  /** Ends an attempt that the provider knows nothing of. */
  recordLapse: (attempt: Attempt) => Promise<void>
  /**
   * Records what the provider has said about an attempt since it was read. Undefined if it has changed in the
   * meantime: then the provider must be asked again, because its answer may be older than what is recorded.
   */
  settle: (attempt: Attempt, snapshot: Snapshot) => Promise<Attempt | undefined>
  /** Gifts of a camper that were given up for another, and paid although another one is, too. */
  findSuperfluous: (userId: string) => Promise<readonly (Attempt & { ref: string })[]>
}
