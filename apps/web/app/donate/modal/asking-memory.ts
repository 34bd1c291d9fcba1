import { readStored, writeStored } from '#shared/storage/browser-storage.ts'

const sessionKey = 'donation-asking'
const declinedKey = 'no-donation-questions'

/** What a session remembers of an account: its lessons at the beginning, and when it was asked for a donation. */
type AskingMemory = { userId: string; completedBefore: number; askedAt: number | null }

/** What is remembered of this session, which begins now if nothing is. Undefined where nothing can be remembered. */
export function recallSession(userId: string, completed: number): AskingMemory | undefined {
  try {
    const known = Object(JSON.parse(sessionStorage.getItem(sessionKey) ?? '{}')) as Partial<AskingMemory>
    const { completedBefore, askedAt = null } = known
    if (known.userId === userId && completedBefore !== undefined) return { userId, completedBefore, askedAt }
    const memory = { userId, completedBefore: completed, askedAt: null }
    sessionStorage.setItem(sessionKey, JSON.stringify(memory))
    return memory
  } catch {
    return undefined
  }
}

/** Remembers how many lessons of the session were completed when a donation was asked for. */
export function rememberAsked(memory: AskingMemory, completed: number): void {
  const askedAt = completed - memory.completedBefore
  sessionStorage.setItem(sessionKey, JSON.stringify({ ...memory, askedAt }))
}

export function hasDeclinedQuestions(): boolean {
  return readStored(declinedKey) !== null
}

export function declineQuestions(): void {
  writeStored(declinedKey, 'true')
}
