import type { SessionUser } from '@cairn/contract'
import { useTranslation } from 'react-i18next'
import { useRefreshSessionUser } from '#shared/call/session-user.ts'
import { chooseTheme } from '#shared/preferences/account-theme.ts'
import { playSound } from '#shared/preferences/sound.ts'
import { useTheme } from '#shared/preferences/theme.ts'

/** Changes the theme here and, silently, for the account. */
export function ThemeButton({ user }: { user: SessionUser | null | undefined }) {
  const { t } = useTranslation()
  const refreshUser = useRefreshSessionUser()
  const isNight = useTheme() === 'night'
  const change = async () => {
    const theme = isNight ? 'default' : 'night'
    playSound(`theme-${theme}`)
    await chooseTheme(theme, user)
    if (user) await refreshUser()
  }
  return (
    <button
      type="button"
      className="site-header__link"
      onClick={() => void change()}
      aria-label={isNight ? t('shell.toDay') : t('shell.toNight')}
    >
      <svg viewBox="0 0 24 24" width="22" height="22" fill="currentColor" aria-hidden="true">
        {isNight ? (
          <path d="M12 7a5 5 0 1 0 0 10 5 5 0 0 0 0-10Zm-1-6h2v4h-2Zm0 18h2v4h-2ZM1 11h4v2H1Zm18 0h4v2h-4ZM4.2 5.6l1.4-1.4 2.9 2.8-1.5 1.5Zm11.3 11.4 1.5-1.5 2.8 2.9-1.4 1.4ZM4.2 18.4l2.8-2.9 1.5 1.5-2.9 2.8Zm11.3-11.4 2.9-2.8 1.4 1.4L17 8.5Z" />
        ) : (
          <path d="M20.7 14.6A9 9 0 0 1 9.4 3.3a9 9 0 1 0 11.3 11.3Z" />
        )}
      </svg>
    </button>
  )
}
