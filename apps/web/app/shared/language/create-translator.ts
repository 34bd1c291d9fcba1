import { type Language, languages } from '@cairn/contract'
import { fillIn, type Variables } from './fill-in.ts'

/** Texts by their whole keys, such as `home.title`. */
type Texts = Readonly<Record<string, string | readonly string[]>>

/** The texts of one language, and the English ones in place of those that are missing. */
export type Catalog = { texts: Texts; english: Texts }

/** The text of a key, with its variables filled in; `count` decides on the plural form. Without a text: the key. */
export type Translate = (key: string, variables?: Variables) => string

export type Translator = {
  t: Translate
  list: (key: string) => readonly string[]
  /** The texts whose keys begin with `key`, by the rest of their keys. */
  group: (key: string) => Texts
  /** Whether all texts are here. */
  isWhole: () => boolean
  /** Loads the texts that a page does without at first. */
  complete: () => Promise<void>
}

/**
 * The texts of one language, available at once. Pages in several languages are rendered at the same time.
 *
 * @param loadRest loads the texts that `first` does not have
 */
export function createTranslator(
  language: Language,
  first: Catalog,
  loadRest?: () => Promise<Catalog>,
): Translator {
  const own = { ...speechOf(languages[language].dateLocale), texts: first.texts }
  const english = { ...speechOf(languages.english.dateLocale), texts: first.english }
  let isWhole = loadRest === undefined
  let completing: Promise<void> | undefined
  const add = async () => {
    const rest = await loadRest?.()
    own.texts = { ...own.texts, ...rest?.texts }
    english.texts = { ...english.texts, ...rest?.english }
    isWhole = true
  }
  return {
    t: (key, variables = {}) => textIn(own, key, variables) ?? textIn(english, key, variables) ?? key,
    list: (key) => [own.texts[key] ?? english.texts[key] ?? []].flat(),
    group: (key) => ({ ...groupIn(english.texts, key), ...groupIn(own.texts, key) }),
    isWhole: () => isWhole,
    complete: () => {
      completing ??= isWhole ? Promise.resolve() : add().finally(() => (completing = undefined))
      return completing
    },
  }
}

type Speech = { locale: string; plurals: Intl.PluralRules }

function speechOf(locale: string): Speech {
  return { locale, plurals: new Intl.PluralRules(locale) }
}

type Spoken = Speech & { texts: Texts }

function textIn({ locale, plurals, texts }: Spoken, key: string, variables: Variables): string | undefined {
  const text = formsOf(key, variables['count'], plurals)
    .map((form) => texts[form])
    .find((found) => typeof found === 'string')
  return text === undefined ? undefined : fillIn(text, variables, locale)
}

/** The keys under which the text for this number may be, the fitting one first. */
function formsOf(key: string, count: unknown, plurals: Intl.PluralRules): string[] {
  if (typeof count !== 'number') return [key]
  const fitting = `${key}_${plurals.select(count)}`
  return count === 0 ? [`${key}_zero`, fitting, key] : [fitting, key]
}

function groupIn(texts: Texts, key: string): Texts {
  const start = `${key}.`
  const found = Object.entries(texts).filter(([whole]) => whole.startsWith(start))
  return Object.fromEntries(found.map(([whole, text]) => [whole.slice(start.length), text]))
}
