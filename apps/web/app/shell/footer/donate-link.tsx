import { paths } from '@cairn/contract'
import { Link } from 'react-router'
import { useSite } from '#shared/call/site.ts'
import { useTranslation } from '#shared/language/use-translation.ts'

/** The way to give, in a school that takes donations. */
export function DonateLink() {
  const { t } = useTranslation()
  const { donations } = useSite()
  return donations ? (
    <Link to={paths.donate} reloadDocument>
      {t('donate.name')}
    </Link>
  ) : null
}
