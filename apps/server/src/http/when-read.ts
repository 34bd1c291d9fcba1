import type { ServerResponse } from 'node:http'

/** Waits until a caller has taken a whole answer, or has left. What is not taken yet stays in memory. */
export async function whenRead(response: ServerResponse): Promise<void> {
  if (response.writableFinished || response.destroyed) return
  const { promise, resolve } = Promise.withResolvers<void>()
  response.once('finish', resolve).once('close', resolve)
  await promise
}
