import { exportAccount } from '@cairn/contract'
import { useTranslation } from 'react-i18next'
import { SettingsSection } from './settings-section.tsx'

/** Everything that the school knows of a camper, as a file. */
export function DataSection() {
  const { t } = useTranslation()
  return (
    <SettingsSection id="data" title={t('settings.data.title')} explanation={t('settings.data.explanation')}>
      <a className="button" href={exportAccount.path} download="cairn-account.json">
        {t('settings.data.download')}
      </a>
    </SettingsSection>
  )
}
