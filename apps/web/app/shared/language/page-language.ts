import { type Language, languages } from '@cairn/contract'
import { createContext, useContext } from 'react'

/** The language of the page, which is that of its address. */
export const PageLanguage = createContext<Language>('english')

export function usePageLanguage(): Language {
  return useContext(PageLanguage)
}

/** How the page’s language writes dates and numbers, for `Intl`. */
export function useDateLocale(): string {
  return languages[usePageLanguage()].dateLocale
}
