import { escapeHtml } from './escape-html.ts'
import { forbidden, KeyHolders, openToKeys, stranger } from './key-holders.ts'
import { type Answer, conflict, isText, missing, serveJson, wrong } from './serve-json.ts'

type Person = { name: string }
type Pin = {
  number: number
  picture: string
  text: string
  by: Person
  /** What was copied: always the first pin, never a copy. */
  first: Pin | undefined
  fans: Set<Person>
}
type Data = Readonly<Record<string, unknown>>

const onOnePage = 10
const drawings = new Map([
  ['wave', 'M0 20 Q15 0 30 20 T60 20'],
  ['leaf', 'M5 35 Q10 5 55 5 Q50 35 5 35'],
  ['star', 'M30 3 L36 16 L50 16 L39 24 L43 37 L30 29 L17 37 L21 24 L10 16 L24 16 Z'],
])

const keys = new KeyHolders<Person>()
const people = new Map<string, Person>()
/** The newest first. */
const pins: Pin[] = []
let pinCount = 0

const show = ({ number, picture, text, by, first, fans }: Pin) => {
  return { id: `p${number}`, picture, text, by: by.name, from: first?.by.name ?? null, likes: fans.size }
}

function join({ name }: Data): Answer {
  if (typeof name !== 'string' || !/^[a-z\d-]{3,20}$/i.test(name)) {
    return wrong('A name has 3 to 20 letters, digits and hyphens.')
  }
  if (people.has(name.toLowerCase())) return conflict('This name is taken.')
  const person = { name }
  people.set(name.toLowerCase(), person)
  return { status: 201, data: { name, key: keys.add(person) } }
}

function isPicture(value: unknown): value is string {
  if (typeof value !== 'string') return false
  const own = /^\/pictures\/(?<name>[a-z]+)\.svg$/.exec(value)?.groups?.['name']
  if (own !== undefined) return drawings.has(own)
  return /^https:\/\//i.test(value) && URL.canParse(value)
}

function pin(by: Person, { picture, text, first }: Pick<Pin, 'picture' | 'text' | 'first'>): Answer {
  pinCount += 1
  const added = { number: pinCount, picture, text, by, first, fans: new Set<Person>() }
  pins.unshift(added)
  return { status: 201, data: show(added) }
}

function addPin(by: Person, { picture, text }: Data): Answer {
  if (!isPicture(picture)) return wrong('A picture has an address that begins with https://.')
  if (!isText(text) || text.length > 200) return wrong('Say in 1 to 200 characters what can be seen.')
  return pin(by, { picture, text, first: undefined })
}

function copy(by: Person, copied: Pin): Answer {
  const first = copied.first ?? copied
  const isThere = pins.some((known) => known.by === by && (known.first ?? known) === first)
  if (first.by === by || isThere) return conflict('This is on your wall already.')
  return pin(by, { ...copied, first })
}

function remove(person: Person, unwanted: Pin): Answer {
  if (unwanted.by !== person) return forbidden('This pin is not yours.')
  pins.splice(pins.indexOf(unwanted), 1)
  return { status: 204 }
}

function like(person: Person, { pin: liked, method }: { pin: Pin; method: string }): Answer {
  if (method === 'PUT') liked.fans.add(person)
  else liked.fans.delete(person)
  return { status: 200, data: show(liked) }
}

function list(query: URLSearchParams): Answer {
  const by = query.get('by')?.toLowerCase()
  const before = query.get('before')
  if (before !== null && !/^p\d+$/.test(before)) return wrong('There never was such a pin.')
  const limit = before === null ? Infinity : Number(before.slice(1))
  const found = pins.filter(
    ({ number, by: { name } }) => number < limit && (by === undefined || name.toLowerCase() === by),
  )
  const shown = found.slice(0, onOnePage).map(show)
  const next = found.length > onOnePage ? (shown.at(-1)?.id ?? null) : null
  return { status: 200, data: { pins: shown, next } }
}

function wall(heading: string, shown: Pin[]): Answer {
  const figures = shown.map(({ picture, text, first }) => {
    const words = escapeHtml(text)
    const source = first ? ` (from ${first.by.name})` : ''
    const image = `<img src="${escapeHtml(picture)}" alt="${words}" loading="lazy">`
    return `<figure>${image}<figcaption>${words}${source}</figcaption></figure>`
  })
  const title = escapeHtml(heading)
  const data = `<!DOCTYPE html><html lang="en"><title>${title}</title><h1>${title}</h1>${figures.join('')}</html>`
  return { status: 200, data }
}

function showPage([kind, name = '']: string[]): Answer {
  if (kind === undefined) return wall('All pins', pins)
  const path = drawings.get(name.replace(/\.svg$/, ''))
  if (kind === 'pictures' && path) {
    const data = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 40"><path d="${path}"/></svg>`
    return { status: 200, data, type: 'image/svg+xml' }
  }
  const person = people.get(name.toLowerCase())
  if (kind !== 'walls' || !person) return missing
  return wall(
    `The wall of ${person.name}`,
    pins.filter(({ by }) => by === person),
  )
}

export const server = serveJson(({ method, path, query, data, request }) => {
  const [kind, part, id, more] = path
  if (kind !== 'api') return showPage(path)
  if (part === 'people') return data ? join(data) : wrong('The body is no object.')
  if (method === 'GET') return list(query)
  const person = keys.find(request)
  if (!person) return stranger
  if (id === undefined) return data ? addPin(person, data) : wrong('The body is no object.')
  const known = pins.find(({ number }) => id === `p${number}`)
  if (!known) return missing
  if (more === 'like') return like(person, { pin: known, method })
  return method === 'DELETE' ? remove(person, known) : copy(person, known)
}, openToKeys)

if (import.meta.main) server.listen(3000)
