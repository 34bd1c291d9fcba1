/** Does work for a caller once all earlier work for the same caller has ended, and passes its result on. */
export type InTurn = <Result>(caller: string, work: () => Promise<Result>) => Promise<Result>

/** Makes each caller's requests wait for each other, so that those of one caller do not delay anyone else's. */
export function inTurn(): InTurn {
  const latest = new Map<string, Promise<unknown>>()
  return async (caller, work) => {
    const earlier = latest.get(caller)
    const own = earlier ? earlier.then(work, work) : work()
    latest.set(caller, own)
    try {
      return await own
    } finally {
      if (latest.get(caller) === own) latest.delete(caller)
    }
  }
}
