import { type SessionUser } from '@cairn/contract'
import { SettingsSection } from '#settings/form/settings-section.tsx'
import { SwitchField } from '#settings/form/switch-field.tsx'
import { useSave } from '#settings/form/use-save.ts'
import { analytics } from '#shared/analytics/analytics.ts'
import { useTranslation } from '#shared/language/use-translation.ts'

/** Whether the camper takes part in experiments, and lets the school count what happens. */
export function AnalyticsSection({ user }: { user: SessionUser }) {
  const { t } = useTranslation()
  const { save } = useSave()
  return (
    <SettingsSection id="analytics" title={t('analytics.title')} explanation={t('analytics.explanation')}>
      <SwitchField
        label={t('analytics.takePart')}
        isOn={user.allowsAnalytics}
        onSwitch={(allowsAnalytics) => {
          // At once: the page may be left, and what waits be sent, before the answer is here.
          if (!allowsAnalytics) analytics.permit(false)
          return save('updateAnalytics', { allowsAnalytics })
        }}
      />
    </SettingsSection>
  )
}
