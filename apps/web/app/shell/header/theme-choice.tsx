import type { SessionUser } from '@cairn/contract'
import { refreshSessionUser } from '#shared/call/session-user.ts'
import { useTranslation } from '#shared/language/use-translation.ts'
import { chooseTheme } from '#shared/preferences/account-theme.ts'
import { playSound } from '#shared/preferences/sound.ts'
import { currentTheme, type ThemeChoice as Choice, useThemeChoice } from '#shared/preferences/theme.ts'

const choices = ['default', 'night', 'system'] as const

/** Changes the theme here and, silently, for the account. */
export function ThemeChoice({ user }: { user: SessionUser | null | undefined }) {
  const { t } = useTranslation()
  const chosen = useThemeChoice()
  const choose = async (choice: Choice) => {
    const isChosen = chooseTheme(choice, user)
    playSound(`theme-${currentTheme()}`)
    await isChosen
    if (user) await refreshSessionUser()
  }
  return (
    <div role="group" aria-label={t('frame.theme')} className="theme-choice">
      {choices.map((choice) => (
        <button
          key={choice}
          type="button"
          className="header-menu__item"
          aria-pressed={choice === chosen}
          onClick={() => void choose(choice)}
        >
          {t(`frame.themes.${choice}`)}
        </button>
      ))}
    </div>
  )
}
