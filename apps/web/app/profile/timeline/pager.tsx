import { useTranslation } from '#shared/language/use-translation.ts'

type PagerProps = { page: number; pages: number; onGo: (page: number) => void }

/** Above this number of pages there are buttons to both ends (docs/reference/camper-pages.md, “Timeline”). */
const pagesBeforeJumps = 10

/** Moves between the pages of the timeline; empty when there is only one page. */
export function Pager({ page, pages, onGo }: PagerProps) {
  const { t } = useTranslation()
  if (pages <= 1) return null
  const hasJumps = pages > pagesBeforeJumps
  const isFirst = page === 1
  const isLast = page === pages
  return (
    <nav className="pager" aria-label={t('profile.timeline.title')}>
      {hasJumps && <PageButton label="first" sign="«" isDisabled={isFirst} onClick={() => onGo(1)} />}
      <PageButton label="previous" sign="‹" isDisabled={isFirst} onClick={() => onGo(page - 1)} />
      <span role="status">{t('profile.timeline.page', { page, pages })}</span>
      <PageButton label="next" sign="›" isDisabled={isLast} onClick={() => onGo(page + 1)} />
      {hasJumps && <PageButton label="last" sign="»" isDisabled={isLast} onClick={() => onGo(pages)} />}
    </nav>
  )
}

type PageButtonProps = {
  label: 'first' | 'previous' | 'next' | 'last'
  sign: string
  isDisabled: boolean
  onClick: () => void
}

function PageButton({ label, sign, isDisabled, onClick }: PageButtonProps) {
  const { t } = useTranslation()
  return (
    <button
      type="button"
      className="button"
      disabled={isDisabled}
      onClick={onClick}
      aria-label={t(`profile.timeline.${label}`)}
    >
      {sign}
    </button>
  )
}
