import { isLanguage, type Language } from './languages.ts'

/** Names the language of the page that calls, for mails and messages in it; addresses of calls have no prefix. */
export const languageHeader = 'page-language'

/** English pages have no prefix, and `/english` is no address. */
const unprefixed: Language = 'english'

/** No prefix where the rest would begin with two slashes, because such an address leads to another site. */
const firstName = /^\/([a-z-]+)(?=[?#]|$|\/(?!\/|\\|%2f|%5c))/i

/** The language that an address begins with, and the rest of the address: `/german/learn` → german, `/learn`. */
export function splitLanguage(address: string): { language: Language; path: string } {
  const [prefix = '', name = ''] = firstName.exec(address) ?? []
  if (!isLanguage(name) || name === unprefixed) return { language: unprefixed, path: address }
  const rest = address.slice(prefix.length)
  return { language: name, path: rest.startsWith('/') ? rest : `/${rest}` }
}

/** The address of a page in a language, which replaces the one that the address has. */
export function inLanguage(address: string, language: Language): string {
  const { path } = splitLanguage(address)
  return language === unprefixed ? path : `/${language}${path === '/' ? '' : path}`
}

/** The address of a page in the language that it names, otherwise in the given one. */
export function inLanguageUnlessNamed(address: string, language: Language): string {
  return splitLanguage(address).language === unprefixed ? inLanguage(address, language) : address
}
