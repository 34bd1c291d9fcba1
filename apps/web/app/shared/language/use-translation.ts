import { createContext, use, useContext } from 'react'
import { untilLoaded } from '#shared/loading/until-loaded.ts'
import { createTranslator, type Translator } from './create-translator.ts'

/** The texts of the page’s language. */
export const Translation = createContext<Translator>(createTranslator('english', { texts: {}, english: {} }))

export function useTranslation(): Translator {
  return useContext(Translation)
}

/** Waits for the texts that most pages do without at first (decision 66). */
export function useAllTexts(): void {
  const translator = useTranslation()
  if (!translator.isWhole()) use(allTextsOf(translator))
}

const waiting = new WeakMap<Translator, Promise<void>>()

/** The same promise each time, for React. */
function allTextsOf(translator: Translator): Promise<void> {
  const known = waiting.get(translator)
  if (known) return known
  const loading = untilLoaded(translator.complete)
  waiting.set(translator, loading)
  return loading
}
