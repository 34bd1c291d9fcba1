import type { StatementReport } from '@cairn/runner'
import { useId } from 'react'
import { InOrder } from '#shared/in-order.tsx'
import { useTranslation } from '#shared/language/use-translation.ts'

type ResultTableProps = { report: Extract<StatementReport, { kind: 'rows' }> }

/** The rows that a statement has returned. A table that is wider than the console scrolls in its own box. */
export function ResultTable({ report: { line, columns, rows, count, hasMore } }: ResultTableProps) {
  const { t } = useTranslation()
  const id = useId()
  const shown = rows.length
  const size = t(hasMore ? 'database.moreRows' : 'database.rows', { line, count })
  return (
    <div className="result" role="group" tabIndex={0} aria-labelledby={id}>
      <table>
        <caption id={id}>
          {size} {shown < count && t('database.cut', { count: shown })}
        </caption>
        <thead>
          <tr>
            <InOrder items={columns}>{(name) => <th scope="col">{name}</th>}</InOrder>
          </tr>
        </thead>
        <tbody>
          <InOrder items={rows}>
            {(cells) => (
              <tr>
                <InOrder items={cells}>
                  {(cell) => <td>{cell ?? <em className="result__null">{t('database.null')}</em>}</td>}
                </InOrder>
              </tr>
            )}
          </InOrder>
        </tbody>
      </table>
    </div>
  )
}
