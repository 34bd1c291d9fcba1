import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'

type Session = { what: string; minutes: number; day: string }
type Person = { id: string; name: string; sessions: Session[] }
type Answer = { status: number; data?: unknown }

const people = new Map<string, Person>()
const wrong = (error: string): Answer => ({ status: 400, data: { error } })

const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== ''

function isDay(value: unknown): value is string {
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(value)) return false
  const date = new Date(value)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value)
}

async function readObject(request: IncomingMessage): Promise<Record<string, unknown> | undefined> {
  let body = ''
  for await (const piece of request) body += String(piece)
  try {
    const data: unknown = JSON.parse(body)
    return typeof data === 'object' && data !== null ? { ...data } : undefined
  } catch {
    return undefined
  }
}

function addPerson({ name }: Record<string, unknown>): Answer {
  if (!isText(name)) return wrong('A person needs a name.')
  const person = { id: `p${people.size + 1}`, name, sessions: [] }
  people.set(person.id, person)
  return { status: 201, data: { id: person.id, name } }
}

function addSession(person: Person, data: Record<string, unknown>): Answer {
  const { what, minutes, day = new Date().toISOString().slice(0, 10) } = data
  if (!isText(what)) return wrong('Say what was done.')
  if (typeof minutes !== 'number' || !Number.isInteger(minutes) || minutes < 1 || minutes > 1440) {
    return wrong('The minutes are a whole number from 1 to 1440.')
  }
  if (!isDay(day)) return wrong('The day is written like 2030-05-14.')
  const session = { what, minutes, day }
  person.sessions.push(session)
  return { status: 201, data: session }
}

function show({ id, name, sessions }: Person, wishes: URLSearchParams): Answer {
  const from = wishes.get('from') ?? ''
  const to = wishes.get('to') ?? '9999-12-31'
  const limit = Number(wishes.get('limit') ?? sessions.length)
  const chosen = sessions
    .filter(({ day }) => day >= from && day <= to)
    .toSorted((one, other) => (one.day === other.day ? 0 : one.day < other.day ? -1 : 1))
  const shown = chosen.slice(Math.max(0, chosen.length - limit))
  const minutes = shown.reduce((sum, session) => sum + session.minutes, 0)
  return { status: 200, data: { id, name, minutes, sessions: shown } }
}

async function answer(request: IncomingMessage): Promise<Answer> {
  if (request.method === 'OPTIONS') return { status: 204 }
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost')
  const isPost = request.method === 'POST'
  const [, id, more] = /^\/api\/people(?:\/(\w+)(\/sessions)?)?$/.exec(pathname) ?? []
  const person = people.get(id ?? '')
  if (isPost && pathname === '/api/people') {
    const data = await readObject(request)
    return data ? addPerson(data) : wrong('The body is no JSON.')
  }
  if (!person) return { status: 404, data: { error: 'No one is here.' } }
  if (!isPost) return show(person, searchParams)
  const data = more ? await readObject(request) : undefined
  return data ? addSession(person, data) : wrong('The body is no JSON.')
}

async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { status, data } = await answer(request)
  response.writeHead(status, {
    'Access-Control-Allow-Origin': '*',
    'Access-Control-Allow-Methods': 'GET, POST',
    'Access-Control-Allow-Headers': 'Content-Type',
    'Content-Type': 'application/json',
  })
  response.end(data === undefined ? undefined : JSON.stringify(data))
}

export const server = createServer((request, response) => void serve(request, response))

if (import.meta.main) server.listen(3000)
