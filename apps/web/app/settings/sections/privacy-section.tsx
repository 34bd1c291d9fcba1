import type { ProfileUi, SessionUser } from '@cairn/contract'
import { SettingsSection } from '#settings/form/settings-section.tsx'
import { SwitchField } from '#settings/form/switch-field.tsx'
import { useTranslation } from '#shared/language/use-translation.ts'
import { useSaveProfileUi } from './use-save-profile-ui.ts'

const parts = [
  'showName',
  'showAbout',
  'showLocation',
  'showPoints',
  'showHeatMap',
  'showTimeLine',
  'showCerts',
  'showPortfolio',
  'showDonation',
] as const satisfies readonly (keyof ProfileUi)[]

/** Which parts of the profile others can see. */
export function PrivacySection({ user }: { user: SessionUser }) {
  const { t } = useTranslation()
  const { profileUI } = user
  const change = useSaveProfileUi()
  return (
    <SettingsSection
      id="privacy"
      title={t('settings.privacy.title')}
      explanation={t('settings.privacy.explanation')}
    >
      <SwitchField
        label={t('settings.privacy.isLocked')}
        isOn={profileUI.isLocked}
        onSwitch={(isLocked) => change({ isLocked })}
      />
      <fieldset className="settings__switches" disabled={profileUI.isLocked}>
        <legend>{t('settings.privacy.parts')}</legend>
        {parts.map((part) => (
          <SwitchField
            key={part}
            label={t(`settings.privacy.${part}`)}
            isOn={profileUI[part]}
            onSwitch={(isOn) => change({ [part]: isOn })}
          />
        ))}
      </fieldset>
    </SettingsSection>
  )
}
