import { limits, type SubmittedFile } from '@cairn/contract'

export type CodeBudget = {
  isSpent: (userId: string, now: Date) => boolean
  /** Counts the code that an answer is about to contain. Returns how much it is. */
  spend: (userId: string, sent: readonly { files: readonly SubmittedFile[] }[]) => number
}

const minuteMs = 60_000

/**
 * How much of their own code each camper is sent in a minute. All their projects may be twenty megabytes, and every
 * megabyte that is sent keeps all others waiting for some twenty milliseconds.
 */
export function openCodeBudget(most: number = limits.codePerMinute): CodeBudget {
  const spent = new Map<string, number>()
  let since = 0
  return {
    isSpent: (userId, now) => {
      const sinceMs = now.getTime() - since
      // Below zero, the clock was set back.
      if (sinceMs >= minuteMs || sinceMs < 0) {
        spent.clear()
        since = now.getTime()
      }
      return (spent.get(userId) ?? 0) >= most
    },
    spend: (userId, sent) => {
      const files = sent.flatMap((work) => work.files)
      const code = files.reduce((sum, { contents }) => sum + contents.length, 0)
      spent.set(userId, (spent.get(userId) ?? 0) + code)
      return code
    },
  }
}
