import type { Code, Root, RootContent, Table } from 'mdast'
import { visit } from 'unist-util-visit'
import { fileStart, type Place } from '../../problems/problem.ts'
import { blankFences } from '../../syntax/blank-fences.ts'
import type { Reading } from './reading.ts'
import { report } from './report.ts'
import { placeOf } from './section.ts'

// What is larger would take minutes to compile (docs/reference/lesson-format.md, “Limits”).
const longestText = 200_000
const widestIndentation = 160
const mostCells = 5000
const longestCode = 10_000
const longestCodeLine = 2000

/** Whether a text is small and flat enough to be parsed. Problems in an imported text are reported at `place`. */
export function checkText(reading: Reading, text: string, place?: Place): boolean {
  const { blanked } = blankFences(text)
  if (blanked.length > longestText) {
    const message = `The text without its code has ${blanked.length} characters.`
    report(reading, place ?? fileStart, message, `Split it: a lesson has at most ${longestText}.`, '')
    return false
  }
  const line = blanked.split('\n').findIndex((one) => indentationOf(one) > widestIndentation)
  if (line < 0) return true
  report(
    reading,
    place ?? { line: line + 1, column: 1 },
    'The text is nested too deeply to be read.',
    `Put at most ${widestIndentation} spaces and marks of lists and quotes before it; put code in a fence.`,
  )
  return false
}

/** Whether the texts that a lesson has imported so far are short enough together; the same one may be used often. */
export function checkImported(reading: Reading, length: number, place: Place): boolean {
  if (length <= longestText) return true
  const message = `The imported texts have ${length} characters.`
  report(reading, place, message, `Import at most ${longestText} characters in all.`)
  return false
}

/** The length of spaces and marks of lists and quotes, each of which may begin another level. */
function indentationOf(line: string): number {
  return /^(?:[ \t>]|[-*+][ \t]|\d{1,9}[.)][ \t])*/.exec(line)?.[0].length ?? 0
}

/** Whether the tables have few enough cells. Short rows are filled up, so a small file may have millions. */
export function checkTables(reading: Reading, tree: Root): boolean {
  let cells = 0
  let excess: Table | undefined
  visit(tree, 'table', (table) => {
    cells += table.children.length * (table.children[0]?.children.length ?? 0)
    if (cells > mostCells) excess ??= table
  })
  if (!excess) return true
  const message = `The tables of this lesson have ${cells} cells.`
  report(reading, placeOf(excess, fileStart), message, `Write at most ${mostCells}.`)
  return false
}

/** Whether the code among these nodes is short enough to be highlighted. */
export function checkCode(reading: Reading, nodes: readonly RootContent[]): boolean {
  let excess: Code | undefined
  visit({ type: 'root', children: [...nodes] } satisfies Root, 'code', (code) => {
    if (isLong(code)) excess ??= code
  })
  if (!excess) return true
  report(
    reading,
    placeOf(excess, fileStart),
    'The code is too long to be highlighted in a text.',
    `Show at most ${longestCode} characters, and ${longestCodeLine} in a line.`,
  )
  return false
}

function isLong({ value }: Code): boolean {
  return value.length > longestCode || value.split('\n').some(({ length }) => length > longestCodeLine)
}
