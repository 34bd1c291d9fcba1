import { type LinkedIdentity, listIdentities, paths, removeIdentity } from '@cairn/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '#shared/call/call.ts'
import { useSite } from '#shared/call/site.ts'
import { useDateFormat } from '#shared/dates.ts'
import { showFlash } from '#shared/flash.ts'
import { useTranslation } from '#shared/language/use-translation.ts'
import { showRefusal } from '#shared/show-refusal.ts'
import { ProviderLink } from '#sign-in/provider-link.tsx'

const identitiesKey = ['identities'] as const

/** The services that sign the camper in, with ways to link and unlink them; empty when the school has none. */
export function IdentitiesPanel({ email }: { email: string }) {
  const { t } = useTranslation()
  const client = useQueryClient()
  const { signInProviders } = useSite()
  const { data: identities } = useQuery({ queryKey: identitiesKey, queryFn: fetchIdentities })
  const remove = async (id: string) => {
    const answer = await call(removeIdentity, { body: { id } })
    if (answer.ok) showFlash('signin.identity-removed', 'success')
    else showRefusal(answer.refusal)
    await client.invalidateQueries({ queryKey: identitiesKey })
  }
  if (!identities || (identities.length === 0 && signInProviders.length === 0)) return null
  const linked = new Set(identities.map(({ provider }) => provider))
  const others = signInProviders.filter(({ name }) => !linked.has(name))
  const returnTo = encodeURIComponent(paths.signInSettings)
  return (
    <section className="card account-panel" aria-labelledby="identities-title">
      <h2 id="identities-title">{t('identities.title')}</h2>
      <p>{t('identities.lead', { email })}</p>
      {identities.length === 0 ? (
        <p className="soft">{t('identities.none')}</p>
      ) : (
        <ul className="account-panel__list">
          {identities.map((identity) => (
            <IdentityItem key={identity.id} identity={identity} onRemove={() => remove(identity.id)} />
          ))}
        </ul>
      )}
      {others.length > 0 && (
        <div className="dialog__actions">
          {others.map(({ id, name }) => (
            <ProviderLink key={id} address={`${paths.signInProvider(id)}?returnTo=${returnTo}`}>
              {t('identities.link', { name })}
            </ProviderLink>
          ))}
        </div>
      )}
    </section>
  )
}

function IdentityItem({ identity, onRemove }: { identity: LinkedIdentity; onRemove: () => void }) {
  const { t } = useTranslation()
  const { provider, createdAt } = identity
  const when = useDateFormat('dayAndTime').format(createdAt)
  return (
    <li>
      <div>
        <strong>{provider}</strong>
        <p className="soft">{t('identities.since', { when })}</p>
      </div>
      <button
        type="button"
        className="button"
        aria-label={t('identities.removeOne', { provider, when })}
        onClick={onRemove}
      >
        {t('identities.remove')}
      </button>
    </li>
  )
}

async function fetchIdentities(): Promise<LinkedIdentity[]> {
  const answer = await call(listIdentities)
  return answer.ok ? answer.value.identities : []
}
