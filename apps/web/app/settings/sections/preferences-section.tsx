import { type SessionUser } from '@cairn/contract'
import { SettingsSection } from '#settings/form/settings-section.tsx'
import { SwitchField } from '#settings/form/switch-field.tsx'
import { useSave } from '#settings/form/use-save.ts'
import { showFlash } from '#shared/flash.ts'
import { useTranslation } from '#shared/language/use-translation.ts'
import { forgetWaitingTheme } from '#shared/preferences/account-theme.ts'
import { changePreferences } from '#shared/preferences/change-preferences.ts'
import { usePreferences } from '#shared/preferences/preferences.ts'
import { applyTheme, useShownTheme } from '#shared/preferences/theme.ts'
import { VolumeField } from '#shared/preferences/volume-field.tsx'

/**
 * Theme, sounds and shortcuts. Sounds are set for this browser, the rest for the account. On a dark device a page may be
 * dark although the account has chosen nothing, so the switch says what is seen.
 */
export function PreferencesSection({ user }: { user: SessionUser }) {
  const { t } = useTranslation()
  const { save } = useSave()
  const { playsSound } = usePreferences()
  const shownTheme = useShownTheme() ?? user.theme
  return (
    <SettingsSection id="preferences" title={t('settings.preferences.title')}>
      <SwitchField
        label={t('settings.preferences.night')}
        isOn={shownTheme === 'night'}
        onSwitch={(isNight) => {
          const theme = isNight ? 'night' : 'default'
          applyTheme(theme)
          forgetWaitingTheme()
          return save('updateTheme', { theme })
        }}
      />
      <SwitchField
        label={t('settings.preferences.shortcuts')}
        isOn={user.keyboardShortcuts}
        onSwitch={(keyboardShortcuts) => {
          changePreferences({ hasShortcuts: keyboardShortcuts })
          return save('updateKeyboardShortcuts', { keyboardShortcuts })
        }}
      />
      <SwitchField
        label={t('settings.preferences.sound')}
        isOn={playsSound}
        onSwitch={(isOn) => {
          changePreferences({ playsSound: isOn })
          showFlash('flash.updated-sound', 'success')
        }}
      />
      <VolumeField
        label={t('settings.preferences.volume')}
        onPointerUp={() => showFlash('flash.updated-sound', 'success')}
        onKeyUp={() => showFlash('flash.updated-sound', 'success')}
      />
    </SettingsSection>
  )
}
