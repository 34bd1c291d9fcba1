import { paths } from '@cairn/contract'
import { lazy, type MouseEvent, Suspense, useState } from 'react'
import { Link } from 'react-router'
import { useTranslation } from '#shared/language/use-translation.ts'
import { useSearchKey } from './use-search-key.ts'

// Loaded on demand: most pages are read without searching.
const SearchDialog = lazy(async () => {
  const { SearchDialog: component } = await import('./search-dialog.tsx')
  return { default: component }
})

/** Opens the search; without scripts it leads to the page of the search. */
export function SearchButton() {
  const { t } = useTranslation()
  const [isOpen, setIsOpen] = useState(false)
  useSearchKey(() => setIsOpen(true))
  const open = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    setIsOpen(true)
  }
  return (
    <>
      <Link className="site-header__link" to={paths.search} aria-label={t('search.title')} onClick={open}>
        <svg viewBox="0 0 24 24" width="22" height="22" fill="none" stroke="currentColor" aria-hidden="true">
          <path d="M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13Zm5 11.5L21 21" strokeWidth="2.5" />
        </svg>
        <span className="search-link__text">{t('search.title')}</span>
      </Link>
      {isOpen && (
        <Suspense>
          <SearchDialog onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
