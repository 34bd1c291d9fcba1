import { createContext, use, useContext } from 'react'
import { createTranslator, type Translator } from './create-translator.ts'

/** The texts of the page’s language. */
export const Translation = createContext<Translator>(createTranslator('english', { texts: {}, english: {} }))

export function useTranslation(): Translator {
  return useContext(Translation)
}

/** Waits for the texts that most pages do without at first (decision 66). */
export function useAllTexts(): void {
  const loading = useTranslation().complete()
  if (loading) use(loading)
}
