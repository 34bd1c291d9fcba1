import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { openBrowser } from '#shared/testing/open-browser.ts'
import { attemptedGift, attemptIdOf, forgetAttempt } from './attempt.ts'

const gift = { amount: 500, duration: 'month' } as const
let browser: ReturnType<typeof openBrowser>

beforeEach(() => {
  browser = openBrowser('http://localhost')
})
afterEach(() => {
  vi.unstubAllGlobals()
})

describe('an attempt to pay for a gift', () => {
  test('is the same for every click, and in every tab', () => {
    const id = attemptIdOf(gift, 'card')
    expect(id).toMatch(/^[0-9a-f]{32}$/)
    expect(attemptIdOf(gift, 'card')).toBe(id)
    expect(attemptedGift()).toEqual(gift)
  })

  test('is another for another gift, and for another way to pay', () => {
    const ids = [
      attemptIdOf(gift, 'card'),
      attemptIdOf({ ...gift, amount: 1000 }, 'card'),
      attemptIdOf({ ...gift, duration: 'onetime' }, 'card'),
      attemptIdOf({ ...gift, duration: 'onetime' }, 'paypal'),
    ]
    expect(new Set(ids).size).toBe(4)
  })

  test('is another once the last one is settled', () => {
    const id = attemptIdOf(gift, 'card')
    expect(forgetAttempt(id)).toBe(true)
    expect(attemptIdOf(gift, 'card')).not.toBe(id)
  })

  test('is still open when another gift is settled, as by the link of a stranger', () => {
    const id = attemptIdOf(gift, 'card')
    expect(forgetAttempt('f'.repeat(32))).toBe(false)
    expect(attemptIdOf(gift, 'card')).toBe(id)
  })

  test.for(['', '42', '{"id":"short"}', '{"id":'])('survives a storage that holds %s', (stored) => {
    browser.storage.set('donation-attempt', stored)
    expect(attemptIdOf(gift, 'card')).toMatch(/^[0-9a-f]{32}$/)
  })

  test('stays the same while the page is open, where nothing can be stored', () => {
    browser.room = 0
    expect(attemptIdOf(gift, 'card')).toBe(attemptIdOf(gift, 'card'))
  })
})
