import type { ReactNode } from 'react'
import { useTranslation } from '#shared/language/use-translation.ts'
import { HasMore } from './has-more.tsx'

type ReportListProps = {
  count: number
  /** Whether there are more than are shown. */
  hasMore: boolean
  /** The reports, as items of a list. */
  children: ReactNode
}

/** Reports that wait for an operator. */
export function ReportList({ count, hasMore, children }: ReportListProps) {
  const { t } = useTranslation()
  return (
    <div className="card">
      {count === 0 && <p>{t('administration.reports.none')}</p>}
      <ul className="administration__list">{children}</ul>
      <HasMore isTrue={hasMore} count={count} />
    </div>
  )
}
