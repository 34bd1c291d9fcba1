import assert from 'node:assert/strict'
import { runTests } from './run-tests.ts'
import { serveJson, wrong } from './serve-json.ts'

const digits = ['1', '2', '3', '4', '5', '6', '7', '8', '9']
const places = ['row', 'column', 'box'] as const
type Place = (typeof places)[number]

/** Which row, column and box a cell belongs to. */
function homeOf(cell: number): Readonly<Record<Place, number>> {
  const row = Math.floor(cell / 9)
  const column = cell % 9
  return { row, column, box: Math.floor(row / 3) * 3 + Math.floor(column / 3) }
}

const cells = Array.from({ length: 81 }, (_, cell) => cell)
const homes = cells.map(homeOf)

/** Where a digit is already; what is in the cell itself does not count. */
function reasonsAgainst(grid: string, cell: number, digit: string): Place[] {
  return places.filter((place) =>
    homes.some(
      (home, other) => other !== cell && grid[other] === digit && home[place] === homes[cell]?.[place],
    ),
  )
}

/** The cell for which there is the smallest choice, and the choice. */
function nextCell(grid: string): { cell: number; choice: string[] } | undefined {
  const empty = cells.filter((cell) => grid[cell] === '.')
  const choices = empty.map((cell) => ({
    cell,
    choice: digits.filter((digit) => reasonsAgainst(grid, cell, digit).length === 0),
  }))
  return choices.toSorted((one, other) => one.choice.length - other.choice.length)[0]
}

/** All solutions of a grid without contradictions, or the first two. */
function fill(grid: string): string[] {
  const next = nextCell(grid)
  if (!next) return [grid]
  const found: string[] = []
  for (const digit of next.choice) {
    found.push(...fill(grid.slice(0, next.cell) + digit + grid.slice(next.cell + 1)))
    if (found.length > 1) break
  }
  return found.slice(0, 2)
}

function solve(grid: string) {
  const isBroken = cells.some((cell) => {
    const digit = grid[cell] ?? '.'
    return digit !== '.' && reasonsAgainst(grid, cell, digit).length > 0
  })
  const found = isBroken ? [] : fill(grid)
  return { solutions: found.length, solution: found.length === 1 ? found[0] : null }
}

const isGrid = (value: unknown): value is string => typeof value === 'string' && /^[1-9.]{81}$/.test(value)
const isDigit = (value: unknown): value is number =>
  digits.includes(String(value)) && typeof value === 'number'

const solved = '379264518865791342241358976618947235592136487734582169156479823483625791927813654'
const empty = '.'.repeat(81)
const cornered = `1${'.'.repeat(79)}4`

const tests = {
  'an empty grid has many solutions': () => assert.equal(solve(empty).solutions, 2),
  'a full grid is its own solution': () => assert.equal(solve(solved).solution, solved),
  'the last cell is filled': () => assert.equal(solve(`${solved.slice(0, 80)}.`).solution, solved),
  'a digit twice in a row is no solution': () => assert.equal(solve(`55${empty.slice(2)}`).solutions, 0),
  'a digit twice in the last row is no solution': () =>
    assert.equal(solve(`${empty.slice(2)}55`).solutions, 0),
  'nothing is against a digit in an empty grid': () => assert.deepEqual(reasonsAgainst(empty, 40, '5'), []),
  'a digit counts in its row': () => assert.deepEqual(reasonsAgainst(cornered, 8, '1'), ['row']),
  'a digit counts in its column': () => assert.deepEqual(reasonsAgainst(cornered, 8, '4'), ['column']),
  'a digit counts in its box': () => assert.deepEqual(reasonsAgainst(cornered, 70, '4'), ['box']),
  'a digit does not count in its own cell': () => assert.deepEqual(reasonsAgainst(cornered, 80, '4'), []),
  'a grid has 81 characters': () => assert.equal(isGrid(empty.slice(1)), false),
  'ten is no digit': () => assert.equal(isDigit(10), false),
}

export const server = serveJson(({ path, data }) => {
  const [, kind] = path
  if (kind === 'tests') return { status: 200, data: runTests(tests) }
  const { grid, row, column, digit } = data ?? {}
  if (!isGrid(grid)) return wrong('A grid has 81 digits and periods.')
  if (kind === 'solve') return { status: 200, data: solve(grid) }
  if (!isDigit(row) || !isDigit(column) || !isDigit(digit))
    return wrong('Row, column and digit go from 1 to 9.')
  const because = reasonsAgainst(grid, (row - 1) * 9 + column - 1, String(digit))
  return { status: 200, data: { fits: because.length === 0, because } }
})

if (import.meta.main) server.listen(3000)
