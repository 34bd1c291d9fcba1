import type { SessionUser } from '@cairn/contract'
import { SettingsSection } from '#settings/form/settings-section.tsx'
import { useTranslation } from '#shared/language/use-translation.ts'
import { DeleteTokenButton } from '#shared/ui/delete-token-button.tsx'

/** The token of the remote editor; shown only to campers who have one. */
export function TokenSection({ user }: { user: SessionUser }) {
  const { t } = useTranslation()
  if (user.userToken === undefined) return null
  return (
    <SettingsSection
      id="user-token"
      title={t('settings.token.title')}
      explanation={t('settings.token.explanation')}
    >
      <DeleteTokenButton />
    </SettingsSection>
  )
}
