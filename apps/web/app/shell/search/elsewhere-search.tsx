import { useSite } from '#shared/call/site.ts'
import { useTranslation } from '#shared/language/use-translation.ts'

/** Leads to the same words in the school's other search, if it has one. */
export function ElsewhereSearch({ query }: { query: string }) {
  const { t } = useTranslation()
  const { searchUrl } = useSite()
  if (searchUrl === null) return null
  const address = searchUrl.replace('{query}', encodeURIComponent(query))
  return (
    <p>
      <a href={address}>{t('elsewhere.search', { query, host: new URL(address).host })}</a>
    </p>
  )
}
