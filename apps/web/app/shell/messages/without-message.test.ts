import { expect, test } from 'vitest'
import { withoutMessage } from './without-message.ts'

test('a redirect’s message is removed from the address', () => {
  expect(withoutMessage('?step=code&messages=info%5B0%5D%3Dsignin.provider-confirm')).toBe('?step=code')
  expect(withoutMessage('?messages=x')).toBe('')
})
