import { type Challenge, languages } from '@cairn/contract'
import { useTranslation } from 'react-i18next'
import { useSite } from '#shared/call/site.ts'
import { useLessonLanguageCode } from '#shared/language/lesson-language.ts'
import { usePageLanguage } from '#shared/language/page-language.ts'

type TranslationNoticeProps = { challenge: Pick<Challenge, 'translationPending'> }

/** Says why a lesson is in English where the page's language has lessons of its own. */
export function TranslationNotice({ challenge }: TranslationNoticeProps) {
  const { t } = useTranslation()
  const page = usePageLanguage()
  const code = useLessonLanguageCode()
  const isExpected = useSite().lessonLanguages.includes(page) && code !== languages[page].code
  if (!challenge.translationPending && !(isExpected && code === languages.english.code)) return null
  return <p className="notice">{t('challenge.translationPending')}</p>
}
