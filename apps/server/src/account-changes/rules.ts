import { limits } from '@cairn/contract'
import type { KeptChange, Removed, WayInTable } from './kept-change.ts'

/** The moment to which the link in the notice of a change takes the account back. */
export function cutFor(changedAt: Date): Date {
  return new Date(changedAt.getTime() - limits.undoReachMs)
}

/** The addresses that an account has had, as far as its changes tell: the eldest first, each once. */
export function addressesOf(changes: readonly KeptChange[], current: string): string[] {
  const left = changes.flatMap(({ removed }) => (removed.email === undefined ? [] : [removed.email]))
  return [...new Set([...left, current])]
}

type Scope = {
  cut: Date
  /** The addresses that an older mailbox than the one that asks has or had. */
  olderAddresses: readonly string[]
  /** The one that asks. */
  mailbox: string
}

/**
 * The changes that an undo takes back. What an undo took away stays away, unless a younger mailbox asked for
 * that undo: otherwise a second undo would bring back what the first removed.
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

/** What the account had before all of these changes, oldest first: of two names or addresses the older one. */
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
 * The sheets of recovery codes, by when they were made, of which a code was used. Who did that has read the
 * sheet, so an undo leaves none of its codes valid.
 */
export function usedSheets(changes: readonly KeptChange[]): number[] {
  return changes
    .filter(({ kind }) => kind === 'recovery-code-used')
    .flatMap(({ removed }) => removed.recovery_codes ?? [])
    .map(({ created_at: createdAt }) => new Date(createdAt).getTime())
}
