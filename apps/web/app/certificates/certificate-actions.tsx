import type { Certificate } from '@cairn/contract'
import { useTranslation } from '#shared/language/use-translation.ts'
import { linkedInAddress, xAddress } from './share-links.ts'

type CertificateActionsProps = { certificate: Certificate; address: string; isOwner: boolean }

/** Everyone can print a certificate; only its owner can share it (docs/reference/camper-pages.md, “Certificate”). */
export function CertificateActions({ certificate, address, isOwner }: CertificateActionsProps) {
  const { t } = useTranslation()
  const { certTitle: title } = certificate
  return (
    <section className="certificate-actions" aria-label={t('certificate.actions')}>
      <button type="button" className="button" onClick={() => window.print()}>
        {t('certificate.print')}
      </button>
      {isOwner && (
        <>
          <Away address={linkedInAddress(certificate, address)}>{t('certificate.linkedin')}</Away>
          <Away address={xAddress(t('certificate.xText', { title, address }))}>{t('certificate.x')}</Away>
        </>
      )}
    </section>
  )
}

function Away({ address, children }: { address: string; children: string }) {
  return (
    <a className="button" href={address} target="_blank" rel="noopener noreferrer">
      {children} <span aria-hidden="true">↗</span>
    </a>
  )
}
