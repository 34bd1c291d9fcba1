import { inLanguage, languageNames, languages } from '@cairn/contract'
import { useLocation } from 'react-router'
import { useSite } from '#shared/call/site.ts'
import { usePageLanguage } from './page-language.ts'

/** Tells search engines the address of a public page, and its addresses in all languages. */
export function Alternates() {
  const { appOrigin } = useSite()
  const { pathname } = useLocation()
  const addressIn = (language: (typeof languageNames)[number]) => appOrigin + inLanguage(pathname, language)
  return (
    <>
      <link rel="canonical" href={addressIn(usePageLanguage())} />
      {languageNames.map((language) => (
        <link key={language} rel="alternate" hrefLang={languages[language].code} href={addressIn(language)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={addressIn('english')} />
    </>
  )
}
