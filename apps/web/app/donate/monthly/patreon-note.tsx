import { useSite } from '#shared/call/site.ts'
import { useTranslation } from '#shared/language/use-translation.ts'

/** Where patrons change their gift, in a school that has a page at Patreon. Nothing about them is known here. */
export function PatreonNote() {
  const { t } = useTranslation()
  const { donations } = useSite()
  return donations?.patreonUrl ? <p className="soft">{t('donate.change.patreon')}</p> : null
}
