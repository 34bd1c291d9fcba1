import { limits } from '@cairn/contract'
import { expect, test } from 'vitest'
import { retryWaits } from './retry-waits.ts'

test('retries begin after a tenth of a second, and wait longer each time', () => {
  expect(retryWaits(limits.pageDataRetries)).toEqual([100, 500, 2500])
})
