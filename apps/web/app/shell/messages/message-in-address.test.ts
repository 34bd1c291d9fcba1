import { expect, test } from 'vitest'
import { hasMessage, withoutMessage } from './message-in-address.ts'

test('a redirect’s message is removed from the address', () => {
  expect(withoutMessage('?step=code&messages=info%5B0%5D%3Dsignin.provider-confirm')).toBe('?step=code')
  expect(withoutMessage('?messages=x')).toBe('')
})

test('a query is known to have the message of a redirect', () => {
  expect(hasMessage('?step=code&messages=info%5B0%5D%3Dsignin.provider-confirm')).toBe(true)
  expect(hasMessage('?step=code')).toBe(false)
})
