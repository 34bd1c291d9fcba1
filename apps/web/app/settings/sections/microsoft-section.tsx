import type { SessionUser } from '@cairn/contract'
import { SettingsSection } from '#settings/form/settings-section.tsx'
import { useTranslation } from '#shared/language/use-translation.ts'
import { MicrosoftAccount } from '#shared/ui/microsoft-account.tsx'

/** The linked Microsoft account; lessons with a trophy are where it gets linked. */
export function MicrosoftSection({ user: { msUsername } }: { user: SessionUser }) {
  const { t } = useTranslation()
  if (msUsername === undefined) return null
  return (
    <SettingsSection id="microsoft-account" title={t('trophy.account.title')}>
      <MicrosoftAccount msUsername={msUsername} />
    </SettingsSection>
  )
}
