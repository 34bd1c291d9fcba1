import { once } from 'node:events'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'

export type Switchboard = {
  origin: string
  /** Passes all further requests to the school on this port; resolves when earlier ones have been answered. */
  switchTo: (port: number) => Promise<void>
  close: () => void
}

/** A proxy before several processes of one school. It answers 502 if the current one does not. */
export async function startSwitchboard(port: number): Promise<Switchboard> {
  let current = port
  const underWay = new Set<Promise<unknown>>()
  const server = createServer((incoming, outgoing) => {
    const { method, url: path, headers } = incoming
    const answered = once(outgoing, 'close').finally(() => underWay.delete(answered))
    underWay.add(answered)
    // With a connection of its own: an idle one could be closed at the moment when it is used again.
    const passed = request({ host: 'localhost', port: current, method, path, headers, agent: false })
    passed.on('response', (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(outgoing)
    })
    passed.on('error', () => outgoing.writeHead(502).end('{}'))
    incoming.pipe(passed)
  })
  server.listen(0, 'localhost')
  await once(server, 'listening')
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    switchTo: async (next) => {
      current = next
      await Promise.all(underWay)
    },
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
