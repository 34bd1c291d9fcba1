import type { ConsolePart } from '@cairn/runner'
import { expect, test } from 'vitest'
import { addLine, type ConsoleLine } from './add-line.ts'

const printed = (count: number, ...parts: ConsolePart[]) => {
  let lines: readonly ConsoleLine[] = []
  for (let index = 0; index < count; index++) {
    lines = addLine(lines, { level: 'log', parts: [`${index}`, ...parts] })
  }
  return lines
}
const namesOf = (lines: readonly ConsoleLine[]) => lines.map(({ parts }) => Number(parts[0]))

test('a console keeps the last 500 of many short lines', () => {
  const names = namesOf(printed(600, 'x'.repeat(100)))
  expect([names.length, names[0], names.at(-1)]).toEqual([500, 100, 599])
})

test('and fewer of long ones', () => {
  expect(namesOf(printed(600, 'x'.repeat(30_000)))).toEqual([597, 598, 599])
})

test('and of lines of many parts', () => {
  const names = namesOf(printed(600, ...Array.from({ length: 900 }, () => 'x')))
  expect([names.length, names.at(-1)]).toEqual([5, 599])
})

test('the last line stays, however long it is', () => {
  expect(namesOf(printed(600, 'x'.repeat(200_000)))).toEqual([599])
})

test('what a closed object holds does not count', () => {
  const entries = Array.from({ length: 900 }, (_, index) => ({ name: `${index}`, part: 'x' }))
  expect(printed(600, { text: '{ … }', entries })).toHaveLength(500)
})

test('but every cell of a table does', () => {
  const rows = Array.from({ length: 100 }, () => Array.from({ length: 10 }, () => null))
  const table: ConsolePart = { kind: 'rows', line: 1, columns: [], rows, count: 100, hasMore: false }
  expect(printed(600, table)).toHaveLength(4)
})
