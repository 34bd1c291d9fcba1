import { catalogs, type Messages } from './catalogs.ts'
import { compareCatalogs } from './keys/compare-catalogs.ts'

/** The keys without a text, each after the code of its language: `uk home.title`. */
export function missingMessages(): string[] {
  return Object.entries<Messages>(catalogs).flatMap(([code, messages]) =>
    compareCatalogs(catalogs.en, messages, code).missing.map((key) => `${code} ${key}`),
  )
}
