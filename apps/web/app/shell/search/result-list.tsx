import type { SearchResult } from '@cairn/contract'
import { Link } from 'react-router'
import { useTranslation } from '#shared/language/use-translation.ts'
import { ResultText } from './result-text.tsx'

type ResultListProps = {
  id: string
  results: readonly SearchResult[]
  active: number
  optionId: (index: number) => string
  onChosen: () => void
}

/** The options of the search box; the keyboard reaches them through its field. */
export function ResultList({ id, results, active, optionId, onChosen }: ResultListProps) {
  const { t } = useTranslation()
  return (
    <div id={id} role="listbox" className="search-options" aria-label={t('search.list')}>
      {results.map((result, index) => (
        <Link
          key={result.path}
          id={optionId(index)}
          role="option"
          tabIndex={-1}
          aria-selected={index === active}
          className="search-result"
          to={result.path}
          onClick={onChosen}
        >
          <ResultText result={result} />
        </Link>
      ))}
    </div>
  )
}
