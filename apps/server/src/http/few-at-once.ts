/** Runs work for an account; resolves to `refusal`, without having run it, if enough is running for it already. */
type FewAtOnce = <Result, Busy>(
  userId: string,
  work: () => Result | Promise<Result>,
  refusal: Busy,
) => Promise<Result | Busy>

/**
 * Lets each account have `most` pieces of work under way. Work that waits for the lock on its account occupies one of
 * the few connections to the database, so without a limit one camper's requests would occupy all of them.
 */
export function fewAtOnce(most: number): FewAtOnce {
  const running = new Map<string, number>()
  return async (userId, work, refusal) => {
    const before = running.get(userId) ?? 0
    if (before >= most) return refusal
    running.set(userId, before + 1)
    try {
      return await work()
    } finally {
      const after = (running.get(userId) ?? 1) - 1
      if (after === 0) running.delete(userId)
      else running.set(userId, after)
    }
  }
}
