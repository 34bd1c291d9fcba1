import { type Notice, paths } from '@cairn/contract'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router'
import { showFlash } from '#shared/flash.ts'

/** Says why there is no certificate, and leads on; without scripts by a link. */
export function NoCertificate({ notice, to }: { notice: Notice; to: string }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  useEffect(() => {
    showFlash(notice.message, notice.type, notice.variables)
    void navigate(to, { replace: true })
  }, [navigate, notice, to])
  return (
    <div className="page empty">
      <title>{t('shell.titleSuffix', { title: t('certificate.none') })}</title>
      <h1>{t('certificate.none')}</h1>
      <p>{t(notice.message, notice.variables ?? {})}</p>
      <Link className="button button--primary" to={to}>
        {t(to === paths.home ? 'certificate.home' : 'certificate.profile')}
      </Link>
    </div>
  )
}
