import type { Certificate } from '@cairn/contract'
import { useDateFormat } from '#shared/dates.ts'
import { useTranslation } from '#shared/language/use-translation.ts'
import { Contours } from '#shared/ui/contours.tsx'
import { Logo } from '#shared/ui/logo.tsx'

type CertificateSheetProps = { certificate: Certificate; address: string }

/** The only certification that a partner signs as well. */
const withPartner = 'foundational-c-sharp-with-microsoft'

/** The certificate itself, laid out so that it prints on one sheet of paper. */
export function CertificateSheet({ certificate, address }: CertificateSheetProps) {
  const { t } = useTranslation()
  const dayFormat = useDateFormat('utcLongDay')
  const { certSlug, certTitle, username, name, date, completionTime: hours } = certificate
  return (
    <article className="certificate" aria-labelledby="certificate-title">
      <Contours className="certificate__contours" />
      <p className="certificate__school">
        <Logo /> {t('shell.product')}
      </p>
      <p>{t('certificate.certifies')}</p>
      <p className="certificate__holder">{name ?? username}</p>
      <p>{t('certificate.earned')}</p>
      <h1 id="certificate-title">{certTitle}</h1>
      {hours !== null && <p>{t('certificate.hours', { hours })}</p>}
      <p>
        <time dateTime={new Date(date).toISOString()}>
          {t('certificate.issued', { date: dayFormat.format(date) })}
        </time>
      </p>
      <footer className="certificate__foot">
        <Signature name={t('shell.product')} note={t('certificate.signatureNote')} />
        {certSlug === withPartner && (
          <Signature name={t('certificate.partner')} note={t('certificate.partnerNote')} />
        )}
        <p className="certificate__address">
          {t('certificate.check')} <a href={address}>{address}</a>
        </p>
      </footer>
    </article>
  )
}

function Signature({ name, note }: { name: string; note: string }) {
  return (
    <p className="certificate__signature">
      <strong>{name}</strong>
      {note}
    </p>
  )
}
