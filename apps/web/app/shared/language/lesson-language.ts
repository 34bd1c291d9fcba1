import { languages } from '@cairn/contract'
import { createContext, useContext } from 'react'
import { useSite } from '#shared/call/site.ts'
import { usePageLanguage } from './page-language.ts'

type LanguageAttributes = { lang?: string; dir?: 'ltr' | 'rtl' }

/** BCP 47 language of the course or lesson inside; null outside of both. */
export const LessonLanguage = createContext<string | null>(null)

/** BCP 47 language of the lessons that the page shows or lists. */
export function useLessonLanguageCode(): string {
  const { lessonLanguage, lessonLanguages } = useSite()
  const page = usePageLanguage()
  const shown = useContext(LessonLanguage)
  return shown ?? (lessonLanguages.includes(page) ? languages[page].code : lessonLanguage)
}

/** The attributes of elements that hold text of the lessons, where it is not in the language of the page. */
export function useLessonLanguage(): LanguageAttributes {
  const code = useLessonLanguageCode()
  const page = languages[usePageLanguage()]
  if (code === page.code) return {}
  const lesson = Object.values(languages).find((language) => language.code === code)
  return { lang: code, dir: lesson?.isRightToLeft ? 'rtl' : 'ltr' }
}
