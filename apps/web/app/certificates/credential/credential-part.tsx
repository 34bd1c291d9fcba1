import { type Certificate, type CredentialState, type PageDataOf } from '@cairn/contract'
import { useQuery } from '#shared/call/queries.ts'
import { call } from '#shared/call/call.ts'
import { useTranslation } from '#shared/language/use-translation.ts'
import { RefusedCredential } from './refused-credential.tsx'
import { Reissue } from './reissue.tsx'
import { SignedCredential } from './signed-credential.tsx'

type Requirements = Extract<PageDataOf<'certification'>, { certificate: Certificate }>['requirements']

export type CredentialPartProps = { certificate: Certificate; requirements: Requirements; isOwner: boolean }

/** While its projects are run again, the page asks how far that is. */
const askAgainMs = 5000

export function CredentialPart({ certificate, requirements, isOwner }: CredentialPartProps) {
  const { t } = useTranslation()
  const { username, certSlug } = certificate
  const { data: state } = useQuery({
    queryKey: ['credential', username, certSlug],
    queryFn: () => fetchState(username, certSlug),
    refetchInterval: ({ state: { data } }) => (data?.state === 'waiting' ? askAgainMs : false),
  })
  // Without an answer there is nothing to say: the certificate itself does not depend on it.
  if (!state) return null
  return (
    <section className="card credential" aria-labelledby="credential">
      <h2 id="credential">{t('credential.title')}</h2>
      {state.state === 'waiting' && <p role="status">{t('credential.waiting')}</p>}
      {state.state === 'refused' && (
        <RefusedCredential
          project={requirements.find(({ id }) => id === state.challengeId)}
          isOwner={isOwner}
        />
      )}
      {state.state === 'renamed' && (
        <>
          <p>{t('credential.otherName')}</p>
          {isOwner && <Reissue certificate={certificate} />}
        </>
      )}
      {state.state === 'revoked' && <p>{t('credential.takenBack')}</p>}
      {state.state === 'signed' && (
        <SignedCredential key={state.id} id={state.id} certificate={certificate} isOwner={isOwner} />
      )}
    </section>
  )
}

async function fetchState(username: string, certSlug: string): Promise<CredentialState | null> {
  const answer = await call('showCredentialState', { params: { username, certSlug } })
  return answer.ok ? answer.value : null
}
