import { type Language, languages } from '@cairn/contract'
import type { Messages } from '@cairn/locales'
import { fillIn, type Variables } from './fill-in.ts'

/** The messages of one language, and by their whole keys the English ones in place of those that are missing. */
export type Catalog = { messages: Messages; fallback: Messages }

/** The text of a key, with its variables filled in; `count` decides on the plural form. Without a text: the key. */
export type Translate = (key: string, variables?: Variables) => string

export type Translator = {
  t: Translate
  /** A list or a group of texts, as the catalog has it. */
  group: (key: string) => unknown
}

/** The texts of one language, available at once. Pages in several languages are rendered at the same time. */
export function createTranslator(language: Language, { messages, fallback }: Catalog): Translator {
  const own = textsOf(languages[language].code, (key) => findIn(messages, key))
  const english = textsOf(languages.english.code, (key) => fallback[key])
  return {
    t: (key, variables = {}) => textIn(own, key, variables) ?? textIn(english, key, variables) ?? key,
    group: (key) => own.find(key) ?? english.find(key),
  }
}

type Find = (key: string) => Messages[string] | undefined
type Texts = { code: string; plurals: Intl.PluralRules; find: Find }

function textsOf(code: string, find: Find): Texts {
  return { code, plurals: new Intl.PluralRules(code), find }
}

function textIn({ code, plurals, find }: Texts, key: string, variables: Variables): string | undefined {
  const text = formsOf(key, variables['count'], plurals)
    .map(find)
    .find((found) => typeof found === 'string')
  return text === undefined ? undefined : fillIn(text, variables, code)
}

/** The keys under which the text for this number may be, the fitting one first. */
function formsOf(key: string, count: unknown, plurals: Intl.PluralRules): string[] {
  if (typeof count !== 'number') return [key]
  const fitting = `${key}_${plurals.select(count)}`
  return count === 0 ? [`${key}_zero`, fitting, key] : [fitting, key]
}

function findIn(messages: Messages, key: string): Messages[string] | undefined {
  let found: Messages[string] | undefined = messages
  for (const name of key.split('.')) {
    if (typeof found !== 'object' || !Object.hasOwn(found, name)) return undefined
    found = (found as Messages)[name]
  }
  return found
}
