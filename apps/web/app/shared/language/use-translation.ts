import { createContext, useContext } from 'react'
import { createTranslator, type Translator } from './create-translator.ts'

/** The texts of the page’s language. */
export const Translation = createContext<Translator>(
  createTranslator('english', { messages: {}, fallback: {} }),
)

export function useTranslation(): Translator {
  return useContext(Translation)
}
