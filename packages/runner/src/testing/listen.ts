import { once } from 'node:events'
import {
  createServer as createPlainServer,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http'
import { createServer } from 'node:https'
import { makeCertificate } from './make-certificate.ts'

export type Answer = (request: IncomingMessage, response: ServerResponse) => Promise<unknown>

/** A server on a free port of this machine. */
export async function listen(answer: Answer, isSecure = false): Promise<{ server: Server; origin: string }> {
  const handle = (request: IncomingMessage, response: ServerResponse) => {
    answer(request, response).catch((error: unknown) => response.writeHead(500).end(String(error)))
  }
  const server = isSecure ? createServer(await makeCertificate(), handle) : createPlainServer(handle)
  server.listen(0, 'localhost')
  await once(server, 'listening')
  const address = server.address()
  if (typeof address !== 'object' || !address) throw new Error('The server has no port')
  return { server, origin: `${isSecure ? 'https' : 'http'}://localhost:${address.port}` }
}
