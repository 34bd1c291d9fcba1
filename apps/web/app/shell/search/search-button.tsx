import { paths } from '@cairn/contract'
import { type MouseEvent, useState } from 'react'
import { Link } from 'react-router'
import { latePart } from '#shared/late-part.tsx'
import { useTranslation } from '#shared/language/use-translation.ts'
import { useSearchKey } from './use-search-key.ts'

const SearchDialog = latePart(async () => (await import('./search-dialog.tsx')).SearchDialog)

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
      {isOpen && <SearchDialog onClose={() => setIsOpen(false)} />}
    </>
  )
}
