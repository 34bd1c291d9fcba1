import type { SessionUser } from '@cairn/contract'
import { useTranslation } from '#shared/language/use-translation.ts'
import { HeaderMenu } from './header-menu.tsx'
import { LanguageLinks } from './language-links.tsx'
import { ThemeChoice } from './theme-choice.tsx'

type LanguageAndThemeMenuProps = { user: SessionUser | null | undefined; isMissing: boolean }

/** @param props isMissing: nothing is at this address */
export function LanguageAndThemeMenu({ user, isMissing }: LanguageAndThemeMenuProps) {
  const { t } = useTranslation()
  return (
    <HeaderMenu label={t('frame.languageAndTheme')} icon={<Globe />}>
      <LanguageLinks isMissing={isMissing} />
      <ThemeChoice user={user} />
    </HeaderMenu>
  )
}

function Globe() {
  return (
    <svg viewBox="0 0 24 24" width="22" height="22" fill="none" stroke="currentColor" aria-hidden="true">
      <path
        d="M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18Zm0 0c-5 5-5 13 0 18m0-18c5 5 5 13 0 18M3.5 9h17m-17 6h17"
        strokeWidth="1.8"
      />
    </svg>
  )
}
