import { paths } from '@cairn/contract'
import type { Ref } from 'react'
import { Link } from 'react-router'
import { useTranslation } from '#shared/language/use-translation.ts'

type ShowCertificateLinkProps = {
  username: string
  slug: string
  title: string
  ref?: Ref<HTMLAnchorElement>
}

/** Leads to the certificate of a camper who holds the certification. */
export function ShowCertificateLink({ username, slug, title, ref }: ShowCertificateLinkProps) {
  const { t } = useTranslation()
  return (
    <Link
      ref={ref}
      className="button"
      to={paths.certification(username, slug)}
      aria-label={t('certifications.showOf', { title })}
    >
      {t('certifications.show')}
    </Link>
  )
}
