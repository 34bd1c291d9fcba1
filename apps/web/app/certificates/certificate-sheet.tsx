import type { Certificate } from '@cairn/contract'
import { useDateFormat } from '#shared/dates.ts'
import { useTranslation } from '#shared/language/use-translation.ts'
import { Contours } from '#shared/ui/contours.tsx'
import { Logo } from '#shared/ui/logo.tsx'
import { Seal } from '#shared/ui/seal.tsx'
import { PartnerSignature, SchoolSignature } from './signatures.tsx'
import { lengthOf } from './length-of.ts'

type CertificateSheetProps = { certificate: Certificate; address: string }

/** The only certification that a partner signs as well. */
const withPartner = 'foundational-c-sharp-with-microsoft'

/**
 * The certificate itself, laid out so that it prints on one sheet of paper. It has the colors of paper in every theme,
 * because signatures are written in dark ink.
 */
export function CertificateSheet({ certificate, address }: CertificateSheetProps) {
  const { t } = useTranslation()
  const dayFormat = useDateFormat('utcLongDay')
  const { certSlug, certTitle, username, name, date, completionTime: hours } = certificate
  const holder = name ?? username
  return (
    <article className="certificate" aria-labelledby="certificate-title">
      <Contours className="certificate__contours" />
      <div className="certificate__paper">
        <p className="certificate__school">
          <Logo /> {t('shell.product')}
        </p>
        <p>{t('certificate.certifies')}</p>
        <p className={`certificate__holder certificate__holder--${lengthOf(holder)}`} dir="auto">
          {holder}
        </p>
        <p>{t('certificate.earned')}</p>
        <h1
          id="certificate-title"
          className={`certificate__title certificate__title--${lengthOf(certTitle)}`}
        >
          {certTitle}
        </h1>
        <p className="certificate__facts">
          <time dateTime={new Date(date).toISOString()}>
            {t('certificate.issued', { date: dayFormat.format(date) })}
          </time>
          {hours !== null && <span>{t('certificate.hours', { hours })}</span>}
        </p>
        <footer className="certificate__foot">
          <SchoolSignature />
          {certSlug === withPartner && <PartnerSignature />}
          <Seal className="certificate__seal" />
        </footer>
        <p className="certificate__address">
          {t('certificate.check')} <a href={address}>{address}</a>
        </p>
      </div>
    </article>
  )
}
