import { paths } from '@cairn/contract'
import type { ReactNode } from 'react'
import { useSite } from '#shared/call/site.ts'
import { useTranslation } from '#shared/language/use-translation.ts'

/** The person who signs for the school, or the school's name where no one does. */
export function SchoolSignature() {
  const { t } = useTranslation()
  const { certificateSigner: signer } = useSite()
  if (!signer) return <Signature mark={t('shell.product')} note={t('certificate.signatureNote')} />
  const { name, title, hasSignature } = signer
  const note = title ?? t('shell.product')
  if (!hasSignature) return <Signature mark={name} note={note} />
  const picture = (
    <img src={paths.signaturePicture} alt={t('certificate.signatureOf', { name })} width="240" height="64" />
  )
  return <Signature mark={picture} name={name} note={note} />
}

/** The partner of a certification. */
export function PartnerSignature() {
  const { t } = useTranslation()
  return <Signature mark={t('certificate.partner')} note={t('certificate.partnerNote')} />
}

type SignatureProps = {
  /** What stands above the line. */
  mark: ReactNode
  name?: string
  note: string
}

function Signature({ mark, name, note }: SignatureProps) {
  return (
    <p className="certificate__signature">
      <span className="certificate__mark">{mark}</span>
      {name !== undefined && <strong>{name}</strong>}
      <span>{note}</span>
    </p>
  )
}
