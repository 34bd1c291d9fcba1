import { DatabaseAway } from '#database/database-away.ts'

/** Does work for a caller once earlier work for the same caller has made room, and passes its result on. */
export type InTurn = <Result>(caller: string, work: () => Promise<Result>) => Promise<Result>

/** Answered like a call that was made too often. */
class LineFull extends Error {
  readonly statusCode = 429
}

type Line = { running: number; waiting: PromiseWithResolvers<void>[] }

/**
 * Lets each caller have `most` pieces of work under way and makes the others wait for those, so that one caller's
 * requests do not delay anyone else's. If the database is away for one piece, those that wait for it fail at once.
 * So does work for a caller for whom `mostWaiting` pieces wait already: each takes memory, and would be done even if
 * its caller had left.
 */
export function inTurn(most = 1, mostWaiting = Infinity): InTurn {
  const lines = new Map<string, Line>()
  return async (caller, work) => {
    const line = lines.get(caller) ?? { running: 0, waiting: [] }
    lines.set(caller, line)
    if (line.running < most) line.running += 1
    else if (line.waiting.length >= mostWaiting) throw new LineFull()
    else await placeIn(line)
    try {
      return await work()
    } catch (error) {
      if (error instanceof DatabaseAway) for (const { reject } of line.waiting.splice(0)) reject(error)
      throw error
    } finally {
      const next = line.waiting.shift()
      if (next) next.resolve()
      else line.running -= 1
      if (line.running === 0) lines.delete(caller)
    }
  }
}

async function placeIn({ waiting }: Line): Promise<void> {
  const place = Promise.withResolvers<void>()
  waiting.push(place)
  return place.promise
}
