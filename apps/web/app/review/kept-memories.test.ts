import { beforeEach, expect, test } from 'vitest'
import { openBrowser } from '#shared/testing/open-browser.ts'
import { keepMemory, readMemories } from './kept-memories.ts'

beforeEach(() => {
  openBrowser('https://school.example')
})

test('memories are kept one by one', () => {
  keepMemory('one', { streak: 1, dueAt: 5 })
  keepMemory('two', { streak: 0, dueAt: 6 })
  expect(readMemories()).toEqual({ one: { streak: 1, dueAt: 5 }, two: { streak: 0, dueAt: 6 } })
})

test.for(['', '7', 'null', '{"one":null,"two":{"streak":"many"},"good":{"streak":2,"dueAt":3}', '[1]'])(
  'damaged ones never keep the page from opening: %s',
  (text) => {
    localStorage.setItem('review', text)
    expect(readMemories()).toEqual({})
  },
)

test('a damaged entry leaves the others readable', () => {
  localStorage.setItem('review', '{"one":null,"good":{"streak":2,"dueAt":3}}')
  expect(readMemories()).toEqual({ good: { streak: 2, dueAt: 3 } })
})
