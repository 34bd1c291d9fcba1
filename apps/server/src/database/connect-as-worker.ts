import { connect, type Connection } from './connect.ts'
import { ping } from './ping.ts'
import { retryWhileAway } from './retry-while-away.ts'
import type { Database } from './schema.ts'

/** Connects to a database that another process of the school has opened. Waits if it is away. */
export async function connectAsWorker(
  connection: Connection,
  onClose: (close: () => Promise<void>) => void,
): Promise<Database> {
  const closing = new AbortController()
  const database = connect(connection)
  onClose(async () => {
    closing.abort()
    await database.destroy()
  })
  await retryWhileAway(() => ping(database), { signal: closing.signal, say: console.error })
  return database
}
