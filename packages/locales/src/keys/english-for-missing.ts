import type { Messages } from '../catalogs.ts'
import { compareCatalogs } from './compare-catalogs.ts'
import { textsOf } from './texts-of.ts'
import { withoutPlural } from './without-plural.ts'

/** The English texts, by their whole keys, of what a language does not have; with all plural forms of English. */
export function englishForMissing(english: Messages, messages: Messages, code: string): Messages {
  const missing = new Set(compareCatalogs(english, messages, code).missing.map(withoutPlural))
  return Object.fromEntries([...textsOf(english)].filter(([key]) => missing.has(withoutPlural(key))))
}
