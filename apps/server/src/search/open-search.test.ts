import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { SearchResult } from '@cairn/contract'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { writeSampleCurriculum } from '#testing/sample-curriculum.ts'
import { type OpenIndex, openSearch } from './open-search.ts'
import { startIndexThread } from './start-index-thread.ts'

const switches = { showsNew: false, showsUpcoming: false }
const lesson = '/learn/2022/responsive-web-design/greetings/step-1'

let directory: string
let opened: AbortSignal[]

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'open-search-'))
  await writeSampleCurriculum(directory)
})
afterAll(() => rm(directory, { recursive: true }))
beforeEach(() => {
  opened = []
})

const openIndex: OpenIndex = (signal) => {
  opened.push(signal)
  return startIndexThread({ directory, switches, language: 'en' }, signal)
}
const pathsOf = (results: readonly SearchResult[]) => results.map(({ path }) => path)

test('an index in a thread finds lessons, and is made once for a version', async () => {
  const search = openSearch({ version: 'first' }, openIndex)
  expect(pathsOf(await search.find('step 1'))).toContain(lesson)
  expect(await search.find('pyramid')).toEqual([])
  expect(opened).toHaveLength(1)
  search.close()
})

test('a new version of the lessons has an index of its own, and the older one ends', async () => {
  const live = { version: 'first' }
  const search = openSearch(live, openIndex)
  await search.find('step')
  live.version = 'second'
  expect(search.version).toBe('second')
  expect(pathsOf(await search.find('step'))).toContain(lesson)
  expect(opened.map(({ aborted }) => aborted)).toEqual([true, false])
  search.close()
})

test('a thread that has ended fails one query, and is replaced at the next one', async () => {
  const search = openSearch({ version: 'first' }, async (signal) => {
    const thread = new AbortController()
    const find = await openIndex(thread.signal)
    signal.addEventListener('abort', () => thread.abort())
    return async (query) => {
      if (opened.length === 1) thread.abort()
      return find(query)
    }
  })
  await expect(search.find('step')).rejects.toThrow('has ended')
  expect(pathsOf(await search.find('step'))).toContain(lesson)
  expect(opened).toHaveLength(2)
  search.close()
})

test('one that cannot be made is tried again at the next query', async () => {
  let tries = 0
  const search = openSearch({ version: 'first' }, (signal) => {
    tries += 1
    const folder = tries === 1 ? join(directory, 'missing') : directory
    return startIndexThread({ directory: folder, switches, language: 'en' }, signal)
  })
  await expect(search.find('step')).rejects.toThrow('ENOENT')
  expect(pathsOf(await search.find('step'))).toContain(lesson)
  search.close()
})

test('closing ends the thread while it makes its index', async () => {
  const search = openSearch({ version: 'first' }, openIndex)
  const making = search.find('step')
  await expect.poll(() => opened).toHaveLength(1)
  search.close()
  await expect(making).rejects.toThrow('has ended')
})

test('an index that is not used for a quarter of an hour ends, and is made again at the next query', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    const search = openSearch({ version: 'first' }, async (signal) => {
      opened.push(signal)
      return async () => []
    })
    await search.find('step')
    vi.advanceTimersByTime(14 * 60 * 1000)
    await search.find('another step')
    vi.advanceTimersByTime(14 * 60 * 1000)
    expect(opened.map(({ aborted }) => aborted)).toEqual([false])
    vi.advanceTimersByTime(60 * 1000)
    expect(opened.map(({ aborted }) => aborted)).toEqual([true])
    await search.find('a third step')
    expect(opened).toHaveLength(2)
  } finally {
    vi.useRealTimers()
  }
})
