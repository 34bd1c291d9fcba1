import { once } from 'node:events'
import { connect } from 'node:net'

/** A caller that sends what no browser would, and only as much of it as wanted. */
export type RawCaller = {
  send: (text: string) => void
  /** Stops reading, so that the server has to wait. */
  stopReading: () => void
  /** What had arrived when the connection was closed. */
  closed: Promise<string>
}

/** Opens a connection to a server on this machine and sends `text`. */
export async function openSocket(port: number, text: string): Promise<RawCaller> {
  const socket = connect(port, '127.0.0.1')
  await once(socket, 'connect')
  let received = ''
  socket.on('data', (chunk: Buffer) => (received += chunk.toString()))
  // A server that cuts a connection may reset it.
  socket.on('error', () => undefined)
  const closed = new Promise<string>((resolve) => socket.once('close', () => resolve(received)))
  socket.write(text)
  return { send: (more) => void socket.write(more), stopReading: () => socket.pause(), closed }
}
