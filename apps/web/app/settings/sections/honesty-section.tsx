import { type SessionUser } from '@cairn/contract'
import { SettingsSection } from '#settings/form/settings-section.tsx'
import { useSave } from '#settings/form/use-save.ts'
import { useTranslation } from '#shared/language/use-translation.ts'

/** The honesty promise, which certifications require. It cannot be taken back. */
export function HonestySection({ user }: { user: SessionUser }) {
  const { t } = useTranslation()
  const { isSaving, save } = useSave()
  return (
    <SettingsSection id="honesty" title={t('settings.honesty.title')}>
      <p>{t('settings.honesty.pledge')}</p>
      <p>{t('settings.honesty.why')}</p>
      {user.isHonest ? (
        <p className="notice notice--good">{t('settings.honesty.accepted')}</p>
      ) : (
        <button
          type="button"
          className="button button--primary"
          disabled={isSaving}
          onClick={() => void save('updateHonesty', { isHonest: true }, { isHonest: true })}
        >
          {t('settings.honesty.accept')}
        </button>
      )}
    </SettingsSection>
  )
}
