import type { DonationStatus } from '@cairn/contract'
import { beforeEach, describe, expect, test } from 'vitest'
import { schoolOfEachTest } from '#shared/testing/school-of-each-test.ts'
import { sendJson } from '#shared/testing/start-school.ts'
import { askProvider } from './ask-provider.ts'
import { failedWith } from './outcome.ts'

const nothing = failedWith('donate.states.error-2')
const waits = [0, 0]
const current = schoolOfEachTest()
let asked = 0

beforeEach(() => {
  asked = 0
})

/** The statuses that are answered in turn; the last one from then on. */
const answer = (...statuses: DonationStatus[]) => {
  current.school.answer = (response) => {
    sendJson(response, 200, { status: statuses[Math.min(asked, statuses.length - 1)] })
    asked += 1
  }
}
const ask = () => askProvider('0'.repeat(32), nothing, waits)

describe('the provider is asked', () => {
  test('until it knows that the gift has arrived', async () => {
    answer('created', 'processing', 'succeeded')
    expect(await ask()).toEqual({ is: 'succeeded' })
    expect(asked).toBe(3)
  })

  test('until it knows that the gift will not arrive', async () => {
    answer('processing', 'failed')
    expect(await ask()).toEqual(failedWith('flash.donation.declined', true))
    expect(asked).toBe(2)
  })

  test('a few times, after which a payment that is under way stays unknown', async () => {
    answer('processing')
    expect(await ask()).toMatchObject({ is: 'unknown' })
    expect(asked).toBe(3)
  })

  test('a few times, after which an attempt that was never paid for has failed', async () => {
    answer('created')
    expect(await ask()).toEqual(nothing)
  })

  test('once about an attempt that never reached the school', async () => {
    current.school.answer = (response) => {
      asked += 1
      sendJson(response, 404, { type: 'danger', message: 'flash.donation.unknown', error: 'Unknown' })
    }
    expect(await ask()).toEqual(nothing)
    expect(asked).toBe(1)
  })

  test('in vain when the school does not answer: then it is unknown', async () => {
    current.school.between = (response) => void response.destroy()
    expect(await ask()).toMatchObject({ is: 'unknown' })
  })
})
