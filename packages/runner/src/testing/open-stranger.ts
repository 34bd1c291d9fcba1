import { createSocket } from 'node:dgram'
import { once } from 'node:events'
import { listen } from './listen.ts'

/** A foreign server that records all requests. */
export type Stranger = {
  origin: string
  /** The UDP port on which it would answer peers. */
  peerAddress: string
  /** Addresses that were requested. */
  requests: string[]
  /** Connections that were opened, with or without a request. */
  connections: () => number
  datagrams: () => number
  forget: () => void
  close: () => void
}

/** Over TLS; every path exists, and any origin may read it. */
export async function openStranger(): Promise<Stranger> {
  const requests: string[] = []
  let connections = 0
  let datagrams = 0
  const { server, origin } = await listen(async ({ url = '' }, response) => {
    requests.push(url)
    response.setHeader('access-control-allow-origin', '*')
    response.setHeader('content-type', url.endsWith('.css') ? 'text/css' : 'image/svg+xml')
    response.end(url.endsWith('.css') ? 'p { color: red }' : picture)
  }, true)
  server.on('connection', () => (connections += 1))
  const socket = createSocket('udp4').on('message', () => (datagrams += 1))
  socket.bind(0, '127.0.0.1')
  await once(socket, 'listening')
  return {
    origin,
    peerAddress: `127.0.0.1:${socket.address().port}`,
    requests,
    connections: () => connections,
    datagrams: () => datagrams,
    forget: () => {
      requests.length = 0
      connections = 0
      datagrams = 0
    },
    close: () => {
      server.close()
      socket.close()
    },
  }
}

const picture = '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"></svg>'
