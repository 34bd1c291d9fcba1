import { type Language, languages } from '@cairn/contract'
import { createContext, useContext } from 'react'

/** The language of the page, which is that of its address. */
export const PageLanguage = createContext<Language>('english')

export function usePageLanguage(): Language {
  return useContext(PageLanguage)
}

/** How dates inside are written, for `Intl`; null outside of what is in another language than the page. */
export const DateLocale = createContext<string | null>(null)

/** How the language here writes dates and numbers, for `Intl`. */
export function useDateLocale(): string {
  const page = languages[usePageLanguage()].dateLocale
  return useContext(DateLocale) ?? page
}
