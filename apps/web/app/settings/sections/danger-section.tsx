import { paths, type SessionUser } from '@cairn/contract'
import { useNavigate } from 'react-router'
import { ConfirmedButton } from '#settings/form/confirmed-button.tsx'
import { MonthlyGiftEnds } from '#donate/monthly/monthly-gift-ends.tsx'
import { SettingsSection } from '#settings/form/settings-section.tsx'
import { call } from '#shared/call/call.ts'
import { refreshSessionUser } from '#shared/call/session-user.ts'
import { showFlash } from '#shared/flash.ts'
import { useTranslation } from '#shared/language/use-translation.ts'
import { showRefusal } from '#shared/show-refusal.ts'

/** Actions that cannot be undone. Each requires a word to be typed. */
export function DangerSection({ user }: { user: SessionUser }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const act = async (name: 'deleteAccount' | 'resetProgress', done: () => Promise<void>) => {
    const answer = await call(name, { body: {} })
    if (!answer.ok) return showRefusal(answer.refusal)
    await done()
    await refreshSessionUser()
  }
  return (
    <SettingsSection
      id="danger"
      title={t('settings.danger.title')}
      explanation={t('settings.danger.explanation')}
    >
      <div className="settings__actions">
        <ConfirmedButton
          label={t('settings.danger.reset.open')}
          title={t('settings.danger.reset.title')}
          text={t('settings.danger.reset.text')}
          word={t('settings.danger.reset.word')}
          onConfirm={() =>
            act('resetProgress', async () => {
              showFlash('flash.progress-reset', 'info')
              await navigate(paths.home)
            })
          }
        />
        <ConfirmedButton
          label={t('settings.danger.delete.open')}
          title={t('settings.danger.delete.title')}
          text={t('settings.danger.delete.text')}
          word={user.username}
          onConfirm={() =>
            act('deleteAccount', async () => {
              showFlash('flash.account-deleted', 'info')
              await navigate(paths.learn)
            })
          }
        >
          {user.isDonating && <MonthlyGiftEnds />}
        </ConfirmedButton>
      </div>
    </SettingsSection>
  )
}
