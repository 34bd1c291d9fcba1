import { inLanguage, type Language, languageNames, languages, paths } from '@cairn/contract'
import { useLocation } from 'react-router'
import { usePageLanguage } from '#shared/language/page-language.ts'
import { useTranslation } from '#shared/language/use-translation.ts'

const shown = languageNames.filter((name) => !languages[name].isHidden)

/**
 * Links to this page in the other languages, by their own names.
 *
 * @param isMissing nothing is at this address: the page is the same at all such addresses and must not name its own
 */
export function LanguageLinks({ isMissing }: { isMissing: boolean }) {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  const current = usePageLanguage()
  const path = isMissing ? paths.home : pathname
  return (
    <nav aria-label={t('shell.languages')}>
      <ul className="header-menu__items header-menu__items--two">
        {shown.map((language) => (
          <li key={language}>
            <LanguageLink language={language} path={path} isCurrent={language === current} />
          </li>
        ))}
      </ul>
    </nav>
  )
}

type LanguageLinkProps = { language: Language; path: string; isCurrent: boolean }

/** Loads the whole page again, because the router and the texts belong to one language. */
function LanguageLink({ language, path, isCurrent }: LanguageLinkProps) {
  const { code, nativeName, isRightToLeft } = languages[language]
  return (
    <a
      className="header-menu__item"
      href={inLanguage(path, language)}
      hrefLang={code}
      lang={code}
      dir={isRightToLeft ? 'rtl' : 'ltr'}
      aria-current={isCurrent ? 'true' : undefined}
      data-language={language}
    >
      {nativeName}
    </a>
  )
}
