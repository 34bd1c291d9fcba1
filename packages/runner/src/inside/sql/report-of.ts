import type { Cell, StatementReport } from '../../runner.ts'
import type { Answer } from './execute.ts'
import { placeIn } from './place-in.ts'
import type { Statement } from './split-statements.ts'

/** Limits of one table, and of a text in it. */
const maximumRows = 100
const maximumColumns = 30
const maximumCharacters = 50_000
const maximumCell = 300
const maximumText = 2000

/** What is told of a statement: the notices that it raised, and what it did. */
export function reportsOf(program: string, statement: Statement, answer: Answer): StatementReport[] {
  const { line } = placeIn(program, statement.start)
  const notices = answer.notices.map((message) => ({ kind: 'notice' as const, line, message: cut(message) }))
  return [...notices, outcomeOf(program, statement, answer)]
}

function outcomeOf(program: string, { text, start }: Statement, answer: Answer): StatementReport {
  const { fields, rows, hasMore, command, error } = answer
  if (error) {
    // PostgreSQL counts characters, of which some are two units of a text here.
    const before = [...text].slice(0, Number(error.position ?? 1) - 1).join('')
    const { message, detail, hint } = error
    const place = placeIn(program, start + before.length)
    return {
      kind: 'error',
      place,
      message: cut(message),
      detail: detail && cut(detail),
      hint: hint && cut(hint),
    }
  }
  const { line } = placeIn(program, start)
  if (!fields) return commandReport(line, command)
  const columns = fields.slice(0, maximumColumns).map(({ name }) => cut(name, maximumCell))
  return { kind: 'rows', line, columns, rows: firstOf(rows), count: rows.length, hasMore }
}

/** From `INSERT 0 3`, `UPDATE 2` or `CREATE TABLE`. */
function commandReport(line: number, text: string): StatementReport {
  const words = text.split(' ')
  const command = words.filter((word) => !/^\d+$/.test(word)).join(' ')
  const count = words.slice(1).findLast((word) => /^\d+$/.test(word))
  return count === undefined
    ? { kind: 'done', line, command }
    : { kind: 'changed', line, command, count: Number(count) }
}

/** As many rows as a page can show. */
function firstOf(rows: readonly Cell[][]): Cell[][] {
  let charactersLeft = maximumCharacters
  const shown: Cell[][] = []
  for (const row of rows.slice(0, maximumRows)) {
    const cells = row.slice(0, maximumColumns).map((cell) => cell && cut(cell, maximumCell))
    charactersLeft -= cells.reduce((sum, cell) => sum + (cell?.length ?? 0), 0)
    if (charactersLeft < 0) break
    shown.push(cells)
  }
  return shown
}

function cut(text: string, length = maximumText): string {
  return text.length > length ? `${text.slice(0, length)}…` : text
}
