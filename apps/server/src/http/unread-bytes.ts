import type { ServerResponse } from 'node:http'
import { limits } from '@cairn/contract'
import { whenRead } from './when-read.ts'

/** What callers have been sent and have not read: it stays in memory for as long as they like. */
export type UnreadBytes = {
  /** Whether a caller has to read before being sent more. */
  isTooMuch: (caller: string) => boolean
  /** Counts an answer that is about to be sent, until it has been read. */
  count: (caller: string, bytes: number, answer: ServerResponse) => Promise<void>
}

export function openUnreadBytes(most: number = limits.unreadBytes): UnreadBytes {
  const unread = new Map<string, number>()
  const of = (caller: string) => unread.get(caller) ?? 0
  return {
    isTooMuch: (caller) => of(caller) >= most,
    count: async (caller, bytes, answer) => {
      unread.set(caller, of(caller) + bytes)
      await whenRead(answer)
      const left = of(caller) - bytes
      if (left > 0) unread.set(caller, left)
      else unread.delete(caller)
    },
  }
}
