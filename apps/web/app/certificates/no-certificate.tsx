import { type Notice, paths } from '@cairn/contract'
import { useEffect } from 'react'
import { Link, useNavigate } from 'react-router'
import { showFlash } from '#shared/flash.ts'
import { useTranslation } from '#shared/language/use-translation.ts'
import { EmptyPage } from '#shared/ui/empty-page.tsx'
import { PageHead } from '#shared/ui/page-head.tsx'

/** Says why there is no certificate, and leads on; without scripts by a link. */
export function NoCertificate({ notice, to }: { notice: Notice; to: string }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const reason = t(notice.message, notice.variables ?? {})
  useEffect(() => {
    showFlash(notice.message, notice.type, notice.variables)
    void navigate(to, { replace: true })
  }, [navigate, notice, to])
  return (
    <>
      <PageHead
        title={t('shell.titleSuffix', { title: t('certificate.none') })}
        description={reason}
        isListed={false}
      />
      <EmptyPage heading={t('certificate.none')} text={reason}>
        <Link className="button button--primary" to={to}>
          {t(to === paths.home ? 'certificate.home' : 'certificate.profile')}
        </Link>
      </EmptyPage>
    </>
  )
}
