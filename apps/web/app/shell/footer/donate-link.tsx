import { paths } from '@cairn/contract'
import { useTranslation } from 'react-i18next'
import { useHref } from 'react-router'
import { useSite } from '#shared/call/site.ts'

/** The way to give, in a school that takes donations. */
export function DonateLink() {
  const { t } = useTranslation()
  const { donations } = useSite()
  const address = useHref(paths.donate)
  return donations ? <a href={address}>{t('donate.name')}</a> : null
}
