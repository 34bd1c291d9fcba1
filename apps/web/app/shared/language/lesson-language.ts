import { languages } from '@cairn/contract'
import { useSite } from '#shared/call/site.ts'
import { usePageLanguage } from './page-language.ts'

type LanguageAttributes = { lang?: string; dir?: 'ltr' | 'rtl' }

/** The attributes of elements that hold text of the lessons, where it is not in the language of the page. */
export function useLessonLanguage(): LanguageAttributes {
  const { lessonLanguage } = useSite()
  const page = languages[usePageLanguage()]
  if (lessonLanguage === page.code) return {}
  const lesson = Object.values(languages).find(({ code }) => code === lessonLanguage)
  return { lang: lessonLanguage, dir: lesson?.isRightToLeft ? 'rtl' : 'ltr' }
}
