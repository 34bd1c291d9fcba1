import { type LinkedIdentity, paths } from '@cairn/contract'
import { queryClient, useQuery } from '#shared/call/queries.ts'
import { call } from '#shared/call/call.ts'
import { useSite } from '#shared/call/site.ts'
import { useDateFormat } from '#shared/dates.ts'
import { showOutcome } from '#shared/show-outcome.ts'
import { useTranslation } from '#shared/language/use-translation.ts'
import { ProviderLink } from '#sign-in/provider-link.tsx'
import { AccountItem } from './account-item.tsx'

const identitiesKey = ['identities'] as const

/** The services that sign the camper in, with ways to link and unlink them; empty when the school has none. */
export function IdentitiesPanel({ email }: { email: string }) {
  const { t } = useTranslation()
  const { signInProviders } = useSite()
  const { data: identities } = useQuery({ queryKey: identitiesKey, queryFn: fetchIdentities, retry: 3 })
  const remove = async (id: string) => {
    showOutcome(await call('removeIdentity', { body: { id } }), 'signin.identity-removed')
    await queryClient().invalidateQueries({ queryKey: identitiesKey })
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
  const removal = {
    text: t('identities.remove'),
    label: t('identities.removeOne', { provider, when }),
    onRemove,
  }
  return <AccountItem name={provider} details={[t('identities.since', { when })]} removal={removal} />
}

async function fetchIdentities(): Promise<LinkedIdentity[]> {
  const answer = await call('listIdentities')
  if (!answer.ok) throw new Error(answer.refusal.key)
  return answer.value.identities
}
