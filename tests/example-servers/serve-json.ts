import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'

export type Asked = {
  method: string
  /** The parts of the path, decoded: `['api', 'books', '7']`. */
  path: string[]
  query: URLSearchParams
  /** Undefined when the body is no object in JSON. */
  data: Record<string, unknown> | undefined
  request: IncomingMessage
}

/**
 * A string is a page, or what `type` says; anything else is sent as JSON. `stream` sends events itself, for as long as
 * it likes.
 */
export type Answer = {
  status: number
  data?: unknown
  type?: string
  stream?: (response: ServerResponse) => void
}

const openToPages = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Methods': 'GET, POST, PUT, PATCH, DELETE',
  'Access-Control-Allow-Headers': '*',
  'Access-Control-Expose-Headers': '*',
}

/** A server of objects in JSON that pages of other origins may call; `headers` come with each answer. */
export function serveJson(
  answer: (asked: Asked) => Answer,
  headers: Readonly<Record<string, string>> = {},
): Server {
  const serve = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const answered: Answer = request.method === 'OPTIONS' ? { status: 204 } : answer(await read(request))
    const { status, data, stream, type = typeOf(data) } = answered
    if (stream) {
      response.writeHead(status, { ...openToPages, ...headers, 'Content-Type': 'text/event-stream' })
      stream(response)
      return
    }
    response.writeHead(status, { ...openToPages, ...headers, 'Content-Type': type })
    response.end(typeof data === 'string' || data === undefined ? data : JSON.stringify(data))
  }
  return createServer((request, response) => {
    serve(request, response).catch(() => response.writeHead(400, openToPages).end())
  })
}

const typeOf = (data: unknown) => (typeof data === 'string' ? 'text/html; charset=utf-8' : 'application/json')

async function read(request: IncomingMessage): Promise<Asked> {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost')
  const path = pathname.split('/').filter(Boolean).map(decodeURIComponent)
  let body = ''
  for await (const piece of request) body += String(piece)
  return { method: request.method ?? 'GET', path, query: searchParams, data: objectIn(body), request }
}

function objectIn(body: string): Record<string, unknown> | undefined {
  try {
    const data: unknown = JSON.parse(body)
    return typeof data === 'object' && data !== null && !Array.isArray(data) ? { ...data } : undefined
  } catch {
    return undefined
  }
}

/** An answer for what the server does not understand. */
export const wrong = (error: string): Answer => ({ status: 400, data: { error } })

/** An answer for what is not there. */
export const missing: Answer = { status: 404, data: { error: 'There is nothing here.' } }

/** An answer for what does not go together with what is there already. */
export const conflict = (error: string): Answer => ({ status: 409, data: { error } })

/** Whether a value is a text with something in it. */
export const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== ''
