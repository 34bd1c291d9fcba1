/** Runs work for an account; resolves to undefined, without having run it, if enough is running for it already. */
type FewAtOnce = <Result>(userId: string, work: () => Promise<Result>) => Promise<Result | undefined>

/**
 * Lets each account have `most` pieces of work under way. Work that waits for the lock on its account occupies one of
 * the few connections to the database, so without a limit one camper's requests would occupy all of them.
 */
export function fewAtOnce(most: number): FewAtOnce {
  const running = new Map<string, number>()
  return async (userId, work) => {
    const before = running.get(userId) ?? 0
    if (before >= most) return undefined
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
