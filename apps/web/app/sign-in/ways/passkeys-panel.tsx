import { type Passkey } from '@cairn/contract'
import { browserSupportsWebAuthn } from '@simplewebauthn/browser'
import { useState } from 'react'
import { call } from '#shared/call/call.ts'
import { useDateFormat } from '#shared/dates.ts'
import { showFlash } from '#shared/flash.ts'
import { showOutcome } from '#shared/show-outcome.ts'
import { useTranslation } from '#shared/language/use-translation.ts'
import { useIsClient } from '#shared/use-is-client.ts'
import { makePasskey } from '#sign-in/device/make-passkey.ts'
import { usePasskeys } from '#sign-in/device/use-passkeys.ts'
import { AccountItem } from './account-item.tsx'

/** The camper's passkeys, with ways to add and remove them. For signed-in campers only. */
export function PasskeysPanel() {
  const { t } = useTranslation()
  const { passkeys, reload } = usePasskeys()
  const [isAdding, setIsAdding] = useState(false)
  const canAdd = useIsClient() && browserSupportsWebAuthn()
  const add = async () => {
    setIsAdding(true)
    const answer = await makePasskey()
    setIsAdding(false)
    if ('cancelled' in answer) showFlash('signin.passkey-cancelled', 'info')
    else showOutcome(answer, 'signin.passkey-added')
    await reload()
  }
  const remove = async (id: string) => {
    showOutcome(await call('removePasskey', { body: { id } }), 'signin.passkey-removed')
    await reload()
  }
  return (
    <section className="card account-panel" aria-labelledby="passkeys-title">
      <h2 id="passkeys-title">{t('passkeys.title')}</h2>
      <p>{t('passkeys.lead')}</p>
      {passkeys?.length === 0 && <p className="soft">{t('passkeys.none')}</p>}
      {passkeys && passkeys.length > 0 && (
        <ul className="account-panel__list">
          {passkeys.map((passkey) => (
            <PasskeyItem key={passkey.id} passkey={passkey} onRemove={() => remove(passkey.id)} />
          ))}
        </ul>
      )}
      {canAdd ? (
        <button type="button" className="button" onClick={add} disabled={isAdding}>
          {isAdding ? t('passkeys.adding') : t('passkeys.add')}
        </button>
      ) : (
        <p className="notice">{t('passkeys.unsupported')}</p>
      )}
    </section>
  )
}

function PasskeyItem({ passkey, onRemove }: { passkey: Passkey; onRemove: () => void }) {
  const { t } = useTranslation()
  const format = useDateFormat('dayAndTime')
  const { browser, system, createdAt, lastUsedAt } = passkey
  const when = format.format(createdAt)
  const name = browser && system ? t('passkeys.made', { browser, system }) : t('passkeys.madeSomewhere')
  const use =
    lastUsedAt === null ? t('passkeys.unused') : t('passkeys.used', { when: format.format(lastUsedAt) })
  const removal = { text: t('passkeys.remove'), label: t('passkeys.removeOne', { when }), onRemove }
  return <AccountItem name={name} details={[t('passkeys.since', { when }), use]} removal={removal} />
}
