import { once } from 'node:events'
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  request as forward,
  type ServerResponse,
} from 'node:http'
import { text } from 'node:stream/consumers'
import { completeModernChallenge, csrfCookie, csrfHeader, ping } from '@cairn/contract'

type Respond = (response: ServerResponse, request: IncomingMessage) => void

export type TestSchool = {
  origin: string
  /** The intermediary that answers in place of the school; undefined when there is none. */
  between: Respond | undefined
  /** How the school answers a completion; the default answer when undefined. */
  answer: Respond | undefined
  /** The bodies of the completions that it has accepted. */
  taken: Record<string, unknown>[]
  /** The headers of all calls that reached it, without those for a token. */
  headers: IncomingHttpHeaders[]
  /** Invalidates all tokens that it has issued, as an outage of its database does. */
  forgetTokens: () => void
  close: () => void
}

/** A school that accepts completions as the contract says, behind a proxy that can answer in its place. */
export async function startSchool(): Promise<TestSchool> {
  let token = 1
  const school: TestSchool = {
    origin: '',
    between: undefined,
    answer: undefined,
    taken: [],
    headers: [],
    forgetTokens: () => {
      token += 1
    },
    close: () => {
      proxy.close()
      server.close()
    },
  }
  const server = createServer((request, response) => void serve(request, response))
  const serve = async (request: IncomingMessage, response: ServerResponse) => {
    const body = await text(request)
    if (request.url === ping.path) {
      response.setHeader('set-cookie', `${csrfCookie}=token-${token}; Path=/`)
      return sendJson(response, 200, { msg: 'pong' })
    }
    school.headers.push(request.headers)
    if (request.headers[csrfHeader] !== `token-${token}`) {
      return sendJson(response, 403, { type: 'danger', message: 'flash.generic-error' })
    }
    if (school.answer) return school.answer(response, request)
    school.taken.push(JSON.parse(body) as Record<string, unknown>)
    const isModern = request.url === completeModernChallenge.path
    return sendJson(response, 200, {
      alreadyCompleted: false,
      points: school.taken.length,
      completedDate: 1,
      ...(isModern && { savedChallenges: [] }),
    })
  }
  const schoolPort = await listen(server)
  const proxy = createServer((request, response) => {
    if (school.between) return school.between(response, request)
    const { method, url, headers } = request
    const passed = forward({ port: schoolPort, method, path: url, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(response)
    })
    passed.on('error', () => response.destroy())
    request.pipe(passed)
  })
  school.origin = `http://localhost:${await listen(proxy)}`
  return school
}

export function sendJson(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8' })
  response.end(JSON.stringify(body))
}

async function listen(server: ReturnType<typeof createServer>): Promise<number> {
  server.listen(0, 'localhost')
  await once(server, 'listening')
  const address = server.address()
  return typeof address === 'object' && address ? address.port : 0
}
