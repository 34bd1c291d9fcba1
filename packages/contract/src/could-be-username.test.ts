import { expect, test } from 'vitest'
import { couldBeUsername } from './could-be-username.ts'
import { maxUsernameLength } from './limits.ts'

test.for(['ada', 'Ada-L0velace_+', 'camper-8m5nfahb', 'x'.repeat(maxUsernameLength)])(
  '%s is a name',
  (text) => {
    expect(couldBeUsername(text)).toBe(true)
  },
)

test.for([
  '',
  'Your account is blocked. Call +1 555 0100',
  'a\u202Eb',
  'ada\n',
  'ädä',
  'ada.png',
  '<b>ada</b>',
  'x'.repeat(maxUsernameLength + 1),
])('%j is none', (text) => {
  expect(couldBeUsername(text)).toBe(false)
})
