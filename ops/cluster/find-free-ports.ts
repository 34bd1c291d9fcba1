import { once } from 'node:events'
import { createServer } from 'node:net'

/** Below those that systems give to outgoing connections, one of which could take a port before its program does. */
const lowestPort = 20_000
const ports = 12_000

/** Ports on which nothing listens. */
export async function findFreePorts(count: number): Promise<number[]> {
  const found = new Set<number>()
  while (found.size < count) {
    const port = lowestPort + Math.floor(Math.random() * ports)
    if (await isFree(port)) found.add(port)
  }
  return [...found]
}

async function isFree(port: number): Promise<boolean> {
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
