import type { ReactNode } from 'react'
import { useTranslation } from '#shared/language/use-translation.ts'
import { HasMore } from './has-more.tsx'

type MailTableProps<Mail> = {
  label: string
  none: string
  mails: readonly Mail[]
  hasMore: boolean
  /** The headings after the recipient. */
  headings: readonly string[]
  /** The cells below them. */
  renderCells: (mail: Mail) => ReactNode
}

/** Mails by their recipients. Wider than a phone, so it scrolls. */
export function MailTable<Mail extends { id: string; recipient: string }>({
  label,
  none,
  mails,
  hasMore,
  headings,
  renderCells,
}: MailTableProps<Mail>) {
  const { t } = useTranslation()
  if (mails.length === 0)
    return (
      <div className="card">
        <p>{none}</p>
      </div>
    )
  return (
    <div className="card">
      <div className="administration__table" role="group" aria-label={label} tabIndex={0}>
        <table>
          <thead>
            <tr>
              {[t('administration.mail.recipient'), ...headings].map((heading) => (
                <th key={heading} scope="col">
                  {heading}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {mails.map((mail) => (
              <tr key={mail.id}>
                <th scope="row">
                  <bdi>{mail.recipient}</bdi>
                </th>
                {renderCells(mail)}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <HasMore isTrue={hasMore} count={mails.length} />
    </div>
  )
}
