import type { StatementReport } from '@cairn/runner'
import { useId } from 'react'
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
            {columns.map((name, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- two columns may have one name
              <th key={index} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, row) => (
            // oxlint-disable-next-line react/no-array-index-key -- a result never changes
            <tr key={row}>
              {cells.map((cell, index) => (
                // oxlint-disable-next-line react/no-array-index-key -- a result never changes
                <td key={index}>{cell ?? <em className="result__null">{t('database.null')}</em>}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
