import { once } from 'node:events'
import { createServer } from 'node:net'

/** Below those that systems give to outgoing connections, one of which could take a port before its program does. */
export const lowestPort = 20_000

/** Whether nothing listens on a port, at any address of this machine. */
export async function isFreePort(port: number): Promise<boolean> {
  const server = createServer()
  try {
    server.listen(port)
    await once(server, 'listening')
    return true
  } catch {
    return false
  } finally {
    server.close()
  }
}
