import { describe, expect, test } from 'vitest'
import { isToBePaid, paymentPathOf, readGift, readPlace, usualGift } from './gift.ts'

const read = (query: string) => readGift(new URLSearchParams(query))

describe('a gift', () => {
  test('is five dollars a month unless an address names another', () => {
    expect(read('')).toEqual({ amount: 500, duration: 'month' })
    expect(read('amount=2000&duration=onetime')).toEqual({ amount: 2000, duration: 'onetime' })
  })

  test.for(['amount=501', 'amount=1e3', 'amount=-500', 'duration=year', 'amount=&duration='])(
    'is the usual one when the address has %s',
    (query) => expect(read(query)).toEqual(usualGift),
  )

  test('and where it was chosen survive the way to its page', () => {
    const gift = { amount: 4000, duration: 'onetime' } as const
    const { searchParams } = new URL(paymentPathOf(gift, 'Certificate'), 'https://school.example')
    expect(readGift(searchParams)).toEqual(gift)
    expect(readPlace(searchParams)).toBe('Certificate')
    expect(isToBePaid(searchParams)).toBe(true)
    expect(readPlace(new URLSearchParams('from=elsewhere'))).toBe('Donate Page')
  })
})
