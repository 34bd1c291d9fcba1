import { randomBytes, scryptSync, timingSafeEqual } from 'node:crypto'
import { escapeHtml } from './escape-html.ts'
import { forbidden, KeyHolders, openToKeys, stranger } from './key-holders.ts'
import { type Answer, conflict, isText, missing, serveJson, wrong } from './serve-json.ts'

type Person = { name: string; salt: Buffer; fingerprint: Buffer }
type Poll = { id: string; question: string; by: Person; options: string[]; votes: Map<Person, string> }
type Data = Readonly<Record<string, unknown>>

const plain = (text: string) => text.trim().toLowerCase()
const people = new Map<string, Person>()
const keys = new KeyHolders<Person>()
const polls: Poll[] = []
let pollCount = 0

const isUpTo = (length: number, value: unknown): value is string => isText(value) && value.length <= length

function signUp({ name, password }: Data): Answer {
  if (!isUpTo(30, name)) return wrong('A name has 1 to 30 characters.')
  if (typeof password !== 'string' || password.length < 8 || password.length > 100) {
    return wrong('A password has 8 to 100 characters.')
  }
  if (people.has(plain(name))) return conflict('This name is taken.')
  const salt = randomBytes(16)
  const person = { name, salt, fingerprint: scryptSync(password, salt, 32) }
  people.set(plain(name), person)
  return { status: 201, data: { name, key: keys.add(person) } }
}

function signIn({ name, password }: Data): Answer {
  const person = people.get(plain(String(name)))
  const guess = scryptSync(String(password), person?.salt ?? '', 32)
  if (person && timingSafeEqual(guess, person.fingerprint)) {
    return { status: 201, data: { name: person.name, key: keys.add(person) } }
  }
  return { status: 401, data: { error: 'Name and password do not fit.' } }
}

const votesFor = ({ votes }: Poll, option: string) =>
  [...votes.values()].filter((choice) => choice === option).length

function show(poll: Poll, reader: Person | undefined, status = 200): Answer {
  const { id, question, by } = poll
  const options = poll.options.map((text) => ({ text, votes: votesFor(poll, text) }))
  const yours = (reader && poll.votes.get(reader)) ?? null
  return { status, data: { id, question, by: by.name, options, yours } }
}

const isOption = (value: unknown): value is string => isUpTo(100, value)

function addPoll(by: Person, { question, options }: Data): Answer {
  if (!isUpTo(200, question)) return wrong('A question has 1 to 200 characters.')
  if (!Array.isArray(options) || options.length < 2 || options.length > 10 || !options.every(isOption)) {
    return wrong('A poll has 2 to 10 options, each of 1 to 100 characters.')
  }
  if (new Set(options.map(plain)).size < options.length) return wrong('An option is there twice.')
  pollCount += 1
  const poll = { id: `v${pollCount}`, question, by, options: [...options], votes: new Map() }
  polls.unshift(poll)
  return show(poll, by, 201)
}

function addOption(poll: Poll, person: Person, { text }: Data): Answer {
  if (!isOption(text)) return wrong('An option has 1 to 100 characters.')
  if (poll.options.some((option) => plain(option) === plain(text))) return conflict('It is there already.')
  if (poll.options.length === 10) return conflict('A poll has at most 10 options.')
  poll.options.push(text)
  return show(poll, person, 201)
}

function vote(poll: Poll, person: Person, { option }: Data): Answer {
  if (!poll.options.some((text) => text === option)) return wrong('That is no option.')
  poll.votes.set(person, String(option))
  return show(poll, person)
}

function remove(poll: Poll, person: Person): Answer {
  if (poll.by !== person) return forbidden('This poll is not yours.')
  polls.splice(polls.indexOf(poll), 1)
  return { status: 204 }
}

function takeBack(poll: Poll, person: Person): Answer {
  poll.votes.delete(person)
  return show(poll, person)
}

const list = () =>
  polls.map(({ id, question, by, votes }) => ({ id, question, by: by.name, votes: votes.size }))

function pageOf(poll: Poll): string {
  const items = poll.options.map((text) => `<li>${escapeHtml(text)}: ${votesFor(poll, text)}</li>`)
  const question = escapeHtml(poll.question)
  return `<!DOCTYPE html><html lang="en"><title>${question}</title><h1>${question}</h1><ol>${items.join('')}</ol></html>`
}

const page = `<!DOCTYPE html><html lang="en"><title>What the street decides</title><main></main></html>`

export const server = serveJson(({ method, path, data, request }) => {
  const isApi = path[0] === 'api'
  const [kind, id, part] = isApi ? path.slice(1) : path
  const person = keys.find(request)
  const poll = polls.find((known) => known.id === id)
  if (path.length === 0) return { status: 200, data: page }
  if (!isApi) return poll ? { status: 200, data: pageOf(poll) } : missing
  if (method === 'GET') {
    if (id === undefined) return { status: 200, data: list() }
    return poll ? show(poll, person) : missing
  }
  if (method === 'POST' && kind !== 'polls') {
    if (!data) return wrong('The body is no object.')
    return kind === 'people' ? signUp(data) : signIn(data)
  }
  if (!person) return stranger
  if (kind === 'sessions') {
    keys.forget(request)
    return { status: 204 }
  }
  if (id !== undefined && !poll) return missing
  if (poll && method === 'DELETE') return part === 'vote' ? takeBack(poll, person) : remove(poll, person)
  if (!data) return wrong('The body is no object.')
  if (!poll) return addPoll(person, data)
  return part === 'vote' ? vote(poll, person, data) : addOption(poll, person, data)
}, openToKeys)

if (import.meta.main) server.listen(3000)
