import { Review } from '@cairn/contract'
import { readStored, removeStored, writeStored } from '#shared/storage/browser-storage.ts'
import { type Memories, type Memory, newestOf, restMs } from './schedule.ts'

const visitorKey = 'review'

/** What an account's answers wait under until the school has them. */
const keyOf = (account: string | undefined) =>
  account === undefined ? visitorKey : `${visitorKey}:${account}`

/**
 * What this browser has kept of an account, or without one of a visitor. Entries that cannot be read are left out, and
 * their lessons are asked about again.
 */
export function readMemories(account?: string): Memories {
  const kept = Object.entries(parse(readStored(keyOf(account))))
  return Object.fromEntries(
    kept.flatMap(([id, value]) => {
      const memory = memoryOf(id, value)
      return memory ? [[id, memory]] : []
    }),
  )
}

/** False when the browser has no room. */
export function keepMemories(memories: Memories, account?: string): boolean {
  return writeStored(keyOf(account), JSON.stringify(newestOf(readMemories(account), memories)))
}

/** Gives what a visitor has kept to the account that they have signed in to. */
export function adoptMemories(account: string): void {
  if (readStored(visitorKey) === null) return
  if (keepMemories(readMemories(), account)) removeStored(visitorKey)
}

/** Removes what the school has stored by now. Answers given since then stay. */
export function forgetMemories(stored: Memories, account: string): void {
  const left = Object.entries(readMemories(account)).filter(
    ([id, { answeredDate }]) => stored[id]?.answeredDate !== answeredDate,
  )
  if (left.length === 0) removeStored(keyOf(account))
  else writeStored(keyOf(account), JSON.stringify(Object.fromEntries(left)))
}

function parse(text: string | null): object {
  try {
    const kept: unknown = JSON.parse(text ?? '{}')
    return typeof kept === 'object' && kept !== null ? kept : {}
  } catch {
    return {}
  }
}

/** Earlier versions kept when a lesson was due instead of when it was answered. */
type Stored = Partial<Memory & { dueAt: number }> | null

/** Only what the school accepts, so that one damaged entry does not keep the others from being sent. */
function memoryOf(id: string, value: unknown): Memory | undefined {
  const { streak = NaN, dueAt = NaN, answeredDate = dueAt - restMs(streak) } = { ...(value as Stored) }
  return Review.safeParse({ id, streak, answeredDate }).success ? { streak, answeredDate } : undefined
}
