import { useTranslation } from '#shared/language/use-translation.ts'
import type { Results } from './use-results.ts'

/** How many were found, also for screen readers. */
export function SearchStatus({ results: { query, found, hasFailed } }: { results: Results }) {
  const { t } = useTranslation()
  const text = () => {
    if (hasFailed) return t('search.failed')
    if (found === undefined) return t('search.hint')
    if (found.length === 0) return t('search.nothing', { query })
    return t('search.results', { count: found.length })
  }
  return (
    <p role="status" className="search-status soft">
      {text()}
    </p>
  )
}
