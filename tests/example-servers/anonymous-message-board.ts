import { randomBytes, randomUUID, scryptSync, timingSafeEqual } from 'node:crypto'
import { escapeHtml } from './escape-html.ts'
import { type Answer, isText, missing, serveJson, wrong } from './serve-json.ts'

type Message = { text: string; created: string }
type Thread = Message & { id: string; replies: Message[] }
type Guarded = { thread: Thread; salt: Buffer; fingerprint: Buffer; misses: number; closedUntil: number }
type Data = Readonly<Record<string, unknown>>

const boards = new Map<string, Guarded[]>()

const refuse = (status: number, error: string): Answer => ({ status, data: { error } })
const isMessage = (value: unknown): value is string => isText(value) && value.length <= 1000
const now = () => new Date().toISOString()

function addThread(board: string, { text, password }: Data): Answer {
  if (!isMessage(text)) return wrong('A text has 1 to 1000 characters.')
  if (typeof password !== 'string' || password.length < 8 || password.length > 100) {
    return wrong('A password has 8 to 100 characters.')
  }
  const thread = { id: randomUUID(), text, created: now(), replies: [] }
  const salt = randomBytes(16)
  const guarded = { thread, salt, fingerprint: scryptSync(password, salt, 32), misses: 0, closedUntil: 0 }
  boards.set(board, [guarded, ...(boards.get(board) ?? [])])
  return { status: 201, data: thread }
}

function addReply({ thread }: Guarded, { text }: Data): Answer {
  if (!isMessage(text)) return wrong('A text has 1 to 1000 characters.')
  thread.replies.push({ text, created: now() })
  return { status: 201, data: thread }
}

function removeThread(board: string, guarded: Guarded, { password }: Data): Answer {
  if (Date.now() < guarded.closedUntil) return refuse(429, 'Too many wrong passwords. Wait a minute.')
  const guess = scryptSync(typeof password === 'string' ? password : '', guarded.salt, 32)
  if (timingSafeEqual(guess, guarded.fingerprint)) {
    boards.set(
      board,
      (boards.get(board) ?? []).filter((other) => other !== guarded),
    )
    return { status: 204 }
  }
  guarded.misses += 1
  if (guarded.misses % 5 === 0) guarded.closedUntil = Date.now() + 60_000
  return refuse(403, 'That is not the password.')
}

const newest = (board: string) => (boards.get(board) ?? []).slice(0, 10).map(({ thread }) => thread)

function pageOf(board: string): string {
  const texts = newest(board).flatMap(({ text, replies }) => [text, ...replies.map((reply) => reply.text)])
  const items = texts.map((text) => `<li>${escapeHtml(text)}</li>`)
  return `<!DOCTYPE html><html lang="en"><title>Questions without a name</title><ul>${items.join('')}</ul></html>`
}

const headers = {
  'Content-Security-Policy': "default-src 'self'; frame-ancestors 'none'",
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
}

export const server = serveJson(({ method, path, data }) => {
  if (path[0] === 'boards') return { status: 200, data: pageOf(path[1] ?? '') }
  const [, , board = '', , id] = path
  if (method === 'GET') return { status: 200, data: newest(board) }
  if (!data) return wrong('The body is no object.')
  if (id === undefined) return addThread(board, data)
  const guarded = boards.get(board)?.find(({ thread }) => thread.id === id)
  if (!guarded) return missing
  return method === 'DELETE' ? removeThread(board, guarded, data) : addReply(guarded, data)
}, headers)

if (import.meta.main) server.listen(3000)
