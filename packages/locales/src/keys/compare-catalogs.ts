import type { Messages } from '../catalogs.ts'
import { textsOf } from './texts-of.ts'
import { withoutPlural } from './without-plural.ts'

type Text = string | readonly string[]

type Differences = {
  /** In English only; pages show the English text. */
  missing: string[]
  /** Not in English, so that nothing shows them; or for numbers that the language does not tell apart. */
  unused: string[]
  /** The text has other placeholders or tags than the English one. */
  differing: string[]
}

/** Compares the messages of a language with those in English. */
export function compareCatalogs(english: Messages, messages: Messages, code: string): Differences {
  const [originals, texts] = [textsOf(english), textsOf(messages)]
  const plurals = new Set([...originals.keys()].filter(isPlural).map(withoutPlural))
  const categories = new Intl.PluralRules(code).resolvedOptions().pluralCategories
  const expected = new Set(
    [...originals.keys()].flatMap((key) => {
      const base = withoutPlural(key)
      // A text for nothing at all is used in every language.
      if (!plurals.has(base)) return [key]
      const zero = key.endsWith('_zero') ? [key] : []
      return [...zero, ...categories.map((category) => `${base}_${category}`)]
    }),
  )
  const originalOf = (key: string) => originals.get(key) ?? originals.get(`${withoutPlural(key)}_other`) ?? ''
  return {
    missing: [...expected].filter((key) => !texts.has(key)),
    unused: [...texts.keys()].filter((key) => !expected.has(key)),
    differing: [...texts]
      .filter(([key, text]) => expected.has(key) && !hasSamePlaces(originalOf(key), text))
      .map(([key]) => key),
  }
}

function isPlural(key: string): boolean {
  return withoutPlural(key) !== key
}

/** Placeholders may be moved and repeated. A text for one number, such as 1, may leave the number out. */
function hasSamePlaces(original: Text, text: Text): boolean {
  const [expected, found] = [placesOf(original), placesOf(text)]
  const withoutCount = (places: readonly string[]) =>
    places.filter((place) => !/^\{\{count\b/.test(place)).join()
  return withoutCount(expected) === withoutCount(found) && found.every((place) => expected.includes(place))
}

function placesOf(text: Text): string[] {
  return [...new Set(String(text).match(/\{\{[^{}]*\}\}|<\/?\w+\/?>/g))].toSorted()
}
