import { endpoints, languages } from '@cairn/contract'
import names from './reserved-usernames.json' with { type: 'json' }
import { skeletonOf } from './skeleton.ts'

/** Property names that every JavaScript object has: programs that store campers by name could confuse them. */
const properties = ['prototype', ...Object.getOwnPropertyNames(Object.prototype)]

/** Addresses begin with the name of a language, and others may with its code. */
const languageWords = Object.entries(languages).flatMap(([name, { code }]) => [name, code])

/** A profile at `/save-challenge` would stand in the place of a call. */
const calls = endpoints.map(({ path }) => path.split('/')[1] ?? '')

const reserved: ReadonlySet<string> = new Set(
  [...names, ...languageWords, ...properties, ...calls].map((name) => name.toLowerCase()),
)

/** Shorter words resemble too many ordinary names: `nil` and Neil. */
const shortestAlike = 4
const skeletons: ReadonlySet<string> = new Set(
  [...reserved].map(skeletonOf).filter(({ length }) => length >= shortestAlike),
)

/** Whether a name would be taken for a page, a language, a number or a part of a program, or resembles one. */
export function isReservedWord(name: string): boolean {
  return reserved.has(name.toLowerCase()) || skeletons.has(skeletonOf(name))
}
