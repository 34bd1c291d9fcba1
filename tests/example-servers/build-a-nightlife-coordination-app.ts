import { escapeHtml } from './escape-html.ts'
import { forbidden, KeyHolders, openToKeys, stranger } from './key-holders.ts'
import { type Answer, conflict, isText, missing, serveJson, wrong } from './serve-json.ts'

type Place = { id: string; name: string; quarter: string; seats: number; closed: string }
type Person = { name: string }

const places: Place[] = [
  { id: 'tango', name: 'Tango in the Boathouse', quarter: 'harbor', seats: 2, closed: 'Monday' },
  { id: 'soup', name: 'Midnight Soup', quarter: 'harbor', seats: 3, closed: '' },
  { id: 'stars', name: 'The Little Observatory', quarter: 'hill', seats: 3, closed: 'Sunday' },
  { id: 'games', name: 'The Board Game Loft', quarter: 'hill', seats: 2, closed: 'Wednesday' },
  { id: 'films', name: 'Films & Figs', quarter: 'market', seats: 4, closed: 'Tuesday' },
  { id: 'songs', name: 'The Singing Cellar', quarter: 'market', seats: 2, closed: 'Monday' },
]

const keys = new KeyHolders<Person>()
/** Where people go, by the night. */
const plans = new Map<string, Map<Person, Place>>()

const plansOf = (night: string) => plans.get(night) ?? new Map<Person, Place>()

function isNight(text: string): boolean {
  const date = new Date(text)
  return (
    /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
  )
}

function isOpen({ closed }: Place, night: string): boolean {
  const weekday = new Date(night).toLocaleDateString('en', { weekday: 'long', timeZone: 'UTC' })
  return weekday !== closed
}

const guestsOf = ({ id }: Place, night: string) =>
  [...plansOf(night)].filter(([, place]) => place.id === id).map(([{ name }]) => name)

const openPlaces = (night: string, quarter: string | null) =>
  places
    .filter((place) => isOpen(place, night) && (quarter === null || place.quarter === quarter))
    .map((place) => {
      const { closed: _closed, ...shown } = place
      return { ...shown, going: guestsOf(place, night).length }
    })

function go(person: Person, night: string, id: unknown): Answer {
  if (!isText(id)) return wrong('Where do you go?')
  const place = places.find((known) => known.id === id)
  if (!place) return missing
  const known = plansOf(night)
  if (known.get(person) !== place) {
    if (!isOpen(place, night)) return conflict('It is closed that night.')
    if (guestsOf(place, night).length >= place.seats) return conflict('It is full.')
    known.delete(person)
    plans.set(night, known.set(person, place))
  }
  return { status: 200, data: { night, place: id } }
}

function changePlan(person: Person, night: string, { method, id }: { method: string; id: unknown }): Answer {
  if (method === 'PUT') return go(person, night, id)
  if (method === 'GET') return { status: 200, data: { night, place: plansOf(night).get(person)?.id ?? null } }
  plansOf(night).delete(person)
  return { status: 204 }
}

function showGuests(person: Person, night: string, id: string | undefined): Answer {
  const place = places.find((known) => known.id === id)
  if (!place) return missing
  if (plansOf(night).get(person) !== place) return forbidden('Only guests see who else comes.')
  return { status: 200, data: guestsOf(place, night) }
}

function pageFor(query: URLSearchParams): string {
  const night = query.get('night') ?? ''
  const quarter = query.get('quarter') || null
  const open = isNight(night) ? openPlaces(night, quarter) : []
  const items = open.map(({ name, going, seats }) => `<li>${escapeHtml(name)}: ${going} of ${seats}</li>`)
  const field = (name: string, type: string) =>
    `<label for="${name}">${name}</label><input type="${type}" id="${name}" name="${name}" value="${escapeHtml(
      query.get(name) ?? '',
    )}">`
  return `<!DOCTYPE html><html lang="en"><title>Tonight by the lake</title>
<form>${field('night', 'date')}${field('quarter', 'text')}<button>Show</button></form><ul>${items.join('')}</ul></html>`
}

export const server = serveJson(({ method, path, query, data, request }) => {
  const [, kind, night = '', part, id] = path
  if (path.length === 0) return { status: 200, data: pageFor(query) }
  if (kind === 'people') {
    const name = data?.['name']
    if (!isText(name) || name.length > 30) return wrong('A name has 1 to 30 characters.')
    return { status: 201, data: { name, key: keys.add({ name }) } }
  }
  if (!isNight(night)) return wrong('A night is written like 2030-05-14.')
  if (part === 'places' && id === undefined) {
    return { status: 200, data: openPlaces(night, query.get('quarter')) }
  }
  const person = keys.find(request)
  if (!person) return stranger
  if (part === 'places') return showGuests(person, night, id)
  return changePlan(person, night, { method, id: data?.['place'] })
}, openToKeys)

if (import.meta.main) server.listen(3000)
