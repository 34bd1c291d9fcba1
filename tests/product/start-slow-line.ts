import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

export type SlowLine = {
  port: number
  /** How much later everything arrives that the far end sends from now on. */
  delayMs: number
  close: () => void
}

/** A line to a socket of this machine on which answers take their time. */
export async function startSlowLine(farEnd: string): Promise<SlowLine> {
  const sockets = new Set<Socket>()
  const line: SlowLine = {
    port: 0,
    delayMs: 0,
    close: () => {
      for (const socket of sockets) socket.destroy()
      server.close()
    },
  }
  const server = createServer((near) => {
    const far = connect(farEnd)
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(socket)
      // Either end may cut the line.
      socket.on('error', () => undefined)
      socket.on('close', () => {
        sockets.delete(socket)
        other.destroy()
      })
    }
    near.pipe(far)
    let last = Promise.resolve()
    const passLater = async (chunk: Buffer, earlier: Promise<void>, arrives: Promise<void>) => {
      await arrives
      await earlier
      if (near.writable) near.write(chunk)
    }
    far.on('data', (chunk: Buffer) => {
      last = passLater(chunk, last, wait(line.delayMs))
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  line.port = (server.address() as AddressInfo).port
  return line
}
