import { limits } from '@cairn/contract'
import type { KeptChange, Removed, WayInTable } from '#database/kept-change.ts'

/** The moment to which the link in a notice restores the account. */
export function cutFor(changedAt: Date): Date {
  return new Date(changedAt.getTime() - limits.undoReachMs)
}

/** The addresses that an account has had, according to its changes: oldest first, each listed once. */
export function addressesOf(changes: readonly KeptChange[], current: string): string[] {
  const left = changes.flatMap(({ removed }) => (removed.email === undefined ? [] : [removed.email]))
  return [...new Set([...left, current])]
}

type Scope = {
  cut: Date
  /** The addresses of mailboxes older than the requesting one. */
  olderAddresses: readonly string[]
  /** The requesting mailbox. */
  mailbox: string
}

/**
 * The changes that an undo reverts. What an earlier undo removed stays removed unless a more recent mailbox
 * requested that undo; otherwise a second undo would bring back what the first one removed.
 */
export function changesSince(
  changes: readonly KeptChange[],
  { cut, olderAddresses, mailbox }: Scope,
): KeptChange[] {
  const elders = new Set([...olderAddresses, mailbox])
  return changes.filter(
    ({ changedAt, undoneBy }) => changedAt >= cut && (undoneBy === null || !elders.has(undoneBy)),
  )
}

/**
 * What the account had before all of these changes, which are sorted oldest first. If a name or address changed
 * twice, the older value wins.
 */
export function mergeRemoved(changes: readonly KeptChange[], cut: Date): Removed {
  const ways = (table: WayInTable) =>
    changes
      .flatMap(({ removed }) => removed[table] ?? [])
      .filter(({ created_at: createdAt }) => new Date(createdAt) < cut)
  const first = (name: 'email' | 'username') =>
    changes.find(({ removed }) => removed[name] !== undefined)?.removed[name]
  const [email, username] = [first('email'), first('username')]
  const used = usedSheets(changes)
  return {
    ...(email !== undefined && { email }),
    ...(username !== undefined && { username }),
    passkeys: ways('passkeys'),
    identities: ways('identities'),
    recovery_codes: ways('recovery_codes').filter(
      ({ created_at: createdAt }) => !used.includes(new Date(createdAt).getTime()),
    ),
  }
}

/**
 * The sets of recovery codes, by creation time, from which a code was used. The user of that code has seen the whole set,
 * so an undo invalidates all of its codes.
 */
export function usedSheets(changes: readonly KeptChange[]): number[] {
  return changes
    .filter(({ kind }) => kind === 'recovery-code-used')
    .flatMap(({ removed }) => removed.recovery_codes ?? [])
    .map(({ created_at: createdAt }) => new Date(createdAt).getTime())
}
