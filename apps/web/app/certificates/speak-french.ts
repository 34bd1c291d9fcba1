import type { Translator } from '#shared/language/create-translator.ts'
import { fillIn } from '#shared/language/fill-in.ts'
import { frenchWords } from './french-words.ts'

/** French, for `Intl` and for `lang`. */
export const french = 'fr'

const words: Readonly<Record<string, string>> = frenchWords

/** A translator with the texts of certificates in French, and all others in its own language. */
export function speakFrench(page: Translator): Translator {
  return {
    ...page,
    t: (key, variables = {}) => {
      const text = words[key]
      return text === undefined ? page.t(key, variables) : fillIn(text, variables, french)
    },
  }
}
