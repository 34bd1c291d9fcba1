import { type Language, languageNames } from '@cairn/contract'
import { writeStored } from '#shared/storage/browser-storage.ts'

const key = 'language'

/** Remembers what was chosen in the menu, in this browser only. */
export function rememberLanguage(language: Language): void {
  writeStored(key, language)
}

const prefixed = languageNames.filter((name) => name !== 'english')

/**
 * Runs in the head before anything is drawn. The school's home page opens in the remembered language; links to other
 * pages open in the language that they name.
 */
export const languageScript = `if(location.pathname==='/')try{const l=localStorage.getItem('${key}')
if(${JSON.stringify(prefixed)}.includes(l))location.replace('/'+l+location.search)}catch{}`
