import { setTimeout as wait } from 'node:timers/promises'
import { DatabaseError } from 'pg'
import { StartError } from '#process/start-error.ts'
import { DatabaseAway } from './database-away.ts'
import { type Say, sayRarely } from './embedded/say-rarely.ts'

const shortestPauseMs = 100
const longestPauseMs = 2000

/** Waiting does not fix these: the role may not sign in, or there is no such database. */
const finalStates = /^(?:28|3D)/

type Waiting = { signal: AbortSignal; say: Say }

/**
 * Runs a startup step that needs the database, again and again while the database is away.
 *
 * @throws StartError when the database rejects us; the signal's reason when it is aborted.
 */
export async function retryWhileAway<Result>(
  work: () => Promise<Result>,
  { signal, say }: Waiting,
): Promise<Result> {
  const sayAgain = sayRarely(say)
  for (let pauseMs = shortestPauseMs; ; pauseMs = Math.min(pauseMs * 2, longestPauseMs)) {
    try {
      return await work()
    } catch (error) {
      signal.throwIfAborted()
      if (!(error instanceof DatabaseAway)) throw error
      const reason = reasonOf(error.cause)
      if (error.cause instanceof DatabaseError && finalStates.test(error.cause.code ?? ''))
        throw new StartError(`The database refused the connection: ${reason}. Check DATABASE_URL.`)
      sayAgain(`Waiting for the database: ${reason}`)
    }
    await wait(pauseMs, undefined, { signal })
  }
}

/** A host name with several addresses fails with one error per address. */
function reasonOf(cause: unknown): string {
  const error: unknown = cause instanceof AggregateError ? cause.errors[0] : cause
  return error instanceof Error ? error.message : String(error)
}
