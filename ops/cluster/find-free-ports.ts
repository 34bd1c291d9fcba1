import { isFreePort, lowestPort } from '../is-free-port.ts'

const ports = 12_000

/** Ports on which nothing listens. */
export async function findFreePorts(count: number): Promise<number[]> {
  const found = new Set<number>()
  while (found.size < count) {
    const port = lowestPort + Math.floor(Math.random() * ports)
    if (await isFreePort(port)) found.add(port)
  }
  return [...found]
}
