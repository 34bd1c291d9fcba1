import type { FlashKey } from '@cairn/contract'
import { describe, expect, test } from 'vitest'
import { outcomeOf } from './outcome.ts'

const refused = (key: FlashKey, status: number | undefined, isDeclared = true) =>
  outcomeOf({ key, status, isDeclared, type: 'danger', variables: {} })

describe('a refused call', () => {
  test.for([
    ['flash.donation.declined', 402],
    ['flash.donation.attempt-used', 409],
  ] as const)('with %s ends the attempt', ([key, status]) => {
    expect(refused(key, status)).toEqual({ is: 'failed', problem: key, isSettled: true })
  })

  test.for([
    ['flash.donation.too-early', 400],
    ['flash.donation.email-needed', 400],
    ['flash.donation.already', 409],
    ['flash.donation.stopped', 403],
  ] as const)('with %s charges nothing, and the same attempt may be tried again', ([key, status]) => {
    expect(refused(key, status)).toEqual({ is: 'failed', problem: key, isSettled: false })
  })

  test.for([
    ['flash.donation.unconfirmed', 409, true],
    ['flash.donation.provider-away', 502, true],
    ['flash.generic-error', 500, false],
    ['flash.generic-error', undefined, false],
  ] as const)('with %s and status %s leaves open whether the gift has arrived', ([key, status, is]) => {
    expect(refused(key, status, is)).toMatchObject({ is: 'unknown' })
  })

  test('of a busy school charges nothing', () => {
    expect(refused('flash.too-many-requests', 429, false)).toMatchObject({
      is: 'failed',
      problem: 'flash.too-many-requests',
    })
  })
})
