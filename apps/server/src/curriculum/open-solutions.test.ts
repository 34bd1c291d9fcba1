import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openSolutions } from './open-solutions.ts'

const id = '65f0c0ffee0123456789abcd'
const lesson = { id, block: 'baskets' }
const solutions = [[{ fileKey: 'scriptjs', contents: 'let basket = true' }]]

let folder: string
let directory: string

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'solutions-'))
  folder = join(directory, 'private/blocks')
  await mkdir(folder, { recursive: true })
})
afterEach(() => rm(directory, { recursive: true }))

const write = (hash: string, written: unknown) =>
  writeFile(
    join(folder, `baskets.${hash}.json`),
    JSON.stringify({ block: 'baskets', challenges: [{ id, solutions: written, hiddenTests: [] }] }),
  )

test('solutions are read from where the compiler wrote them', async () => {
  await write('1a', solutions)
  expect(await openSolutions(directory)(lesson)).toEqual(solutions)
})

test('a lesson or a block without solutions has none', async () => {
  await write('1a', solutions)
  const load = openSolutions(directory)
  expect(await load({ ...lesson, id: '65f0c0ffee0123456789abce' })).toEqual([])
  expect(await load({ ...lesson, block: 'basket' })).toEqual([])
})

test('an author’s change is read', async () => {
  await write('1a', solutions)
  const load = openSolutions(directory)
  await load(lesson)
  await write('2b', [])
  await rm(join(folder, 'baskets.1a.json'))
  expect(await load(lesson)).toEqual([])
})

test('solutions that do not fit the schema are a fault', async () => {
  await write('1a', 'let basket = true')
  await expect(openSolutions(directory)(lesson)).rejects.toThrow('solutions')
})
