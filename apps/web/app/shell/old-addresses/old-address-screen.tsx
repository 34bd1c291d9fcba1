import { useEffect } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { useTranslation } from '#shared/language/use-translation.ts'
import { NotFound } from '#shared/ui/not-found.tsx'
import { newAddressOf } from './new-address.ts'

/** Leads from an address of an earlier platform to where its page is now; without scripts by a link. */
export default function OldAddressScreen() {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const address = newAddressOf(pathname)
  useEffect(() => {
    if (address !== undefined) void navigate(address, { replace: true })
  }, [address, navigate])
  if (address === undefined) return <NotFound />
  return (
    <div className="page narrow empty">
      <title>{t('shell.titleSuffix', { title: t('shell.moved.title') })}</title>
      <h1>{t('shell.moved.title')}</h1>
      <p>
        <Link to={address}>{t('shell.moved.link')}</Link>
      </p>
    </div>
  )
}
