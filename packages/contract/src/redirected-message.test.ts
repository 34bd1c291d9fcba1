import { expect, test } from 'vitest'
import { redirectedMessage } from './redirected-message.ts'

test('a redirect’s message is read', () => {
  const search = '?step=code&messages=info%5B0%5D%3Dsignin.provider-confirm'
  expect(redirectedMessage(search)).toEqual({ type: 'info', message: 'signin.provider-confirm' })
})

test.for([
  '',
  '?messages=',
  '?messages=info[0]%3DSend%20me%20your%20code',
  '?messages=odd[0]%3Dsignin.required',
])('%s says nothing', (search) => {
  expect(redirectedMessage(search)).toBeUndefined()
})
