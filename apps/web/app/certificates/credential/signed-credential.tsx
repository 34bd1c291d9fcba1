import { type Certificate, paths } from '@cairn/contract'
import { useQuery } from '#shared/call/queries.ts'
import { useHref } from 'react-router'
import { useTranslation } from '#shared/language/use-translation.ts'
import { CredentialVerdict } from './credential-verdict.tsx'
import { checkSigned } from './check-signed.ts'
import { Reissue } from './reissue.tsx'

type SignedCredentialProps = { id: string; certificate: Certificate; isOwner: boolean }

/** A signed certificate: what a check in this browser finds, and its files. */
export function SignedCredential({ id, certificate, isOwner }: SignedCredentialProps) {
  const { t } = useTranslation()
  const check = useQuery({ queryKey: ['credential-check', id], queryFn: () => checkSigned(id), retry: 1 })
  const verifier = useHref(paths.verifier)
  const address = paths.credential(id)
  return (
    <>
      <CredentialVerdict verdict={check.isError ? 'failed' : check.data} onRetry={check.refetch} />
      <p>{t('credential.explanation')}</p>
      <h3>{t('credential.downloads')}</h3>
      <ul className="credential__files">
        <li>
          <a href={`${address}.json`} download>
            {t('credential.json')}
          </a>
        </li>
        <li>
          <a href={`${address}.svg`} download>
            {t('credential.svg')}
          </a>
        </li>
        <li>
          <a href={`${address}.png`} download>
            {t('credential.png')}
          </a>
        </li>
        <li>
          <a href={address}>{t('credential.permanent')}</a>
        </li>
        <li>
          <a href={verifier}>{t('credential.checkFile')}</a>
        </li>
      </ul>
      {isOwner && <Reissue certificate={certificate} />}
    </>
  )
}
