import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openBrowser } from '#shared/testing/open-browser.ts'
import { adoptMemories, forgetMemories, keepMemories, readMemories } from './kept-memories.ts'

const [one, two] = ['1'.repeat(24), '2'.repeat(24)]
const dayMs = 24 * 60 * 60 * 1000

beforeEach(() => {
  openBrowser('https://school.example')
})
afterEach(() => {
  vi.unstubAllGlobals()
})

test('memories are kept one by one, and only newer ones take the place of others', () => {
  keepMemories({ [one]: { streak: 1, answeredDate: 5 } })
  keepMemories({ [two]: { streak: 0, answeredDate: 6 }, [one]: { streak: 7, answeredDate: 4 } })
  expect(readMemories()).toEqual({
    [one]: { streak: 1, answeredDate: 5 },
    [two]: { streak: 0, answeredDate: 6 },
  })
})

test('those of earlier versions, which had the next date, are read', () => {
  localStorage.setItem('review', JSON.stringify({ [one]: { streak: 1, dueAt: 10 * dayMs } }))
  expect(readMemories()).toEqual({ [one]: { streak: 1, answeredDate: 7 * dayMs } })
})

test.for(['', '7', 'null', `{"${one}":null,"${two}":{"streak":"many"}`, '[1]'])(
  'damaged ones never keep the page from opening: %s',
  (text) => {
    localStorage.setItem('review', text)
    expect(readMemories()).toEqual({})
  },
)

test('a damaged entry leaves the others readable', () => {
  const entries = {
    [one]: null,
    short: { streak: 1, answeredDate: 1 },
    [two]: { streak: 2, answeredDate: 3 },
  }
  localStorage.setItem('review', JSON.stringify(entries))
  expect(readMemories()).toEqual({ [two]: { streak: 2, answeredDate: 3 } })
})

test('a visitor’s become those of the account that is signed in to, the newest of each lesson', () => {
  keepMemories({ [one]: { streak: 1, answeredDate: 5 }, [two]: { streak: 1, answeredDate: 5 } })
  keepMemories({ [one]: { streak: 0, answeredDate: 9 } }, 'ada')
  adoptMemories('ada')
  adoptMemories('bob')
  expect(readMemories()).toEqual({})
  expect(readMemories('bob')).toEqual({})
  expect(readMemories('ada')).toEqual({
    [one]: { streak: 0, answeredDate: 9 },
    [two]: { streak: 1, answeredDate: 5 },
  })
})

test('without room for the account’s, a visitor’s stay', () => {
  const browser = openBrowser('https://school.example')
  const memories = { [one]: { streak: 1, answeredDate: 5 } }
  keepMemories(memories)
  browser.room = 100
  adoptMemories('ada')
  expect(readMemories()).toEqual(memories)
})

test('an answer given while the one before is on its way is not forgotten', () => {
  keepMemories({ [one]: { streak: 2, answeredDate: 8 }, [two]: { streak: 1, answeredDate: 5 } }, 'ada')
  forgetMemories({ [one]: { streak: 1, answeredDate: 5 }, [two]: { streak: 1, answeredDate: 5 } }, 'ada')
  expect(readMemories('ada')).toEqual({ [one]: { streak: 2, answeredDate: 8 } })
})
