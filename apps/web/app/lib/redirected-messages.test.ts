import { expect, test } from 'vitest'
import { redirectedMessage, withoutMessages } from './redirected-messages.ts'

const search = (messages: string) => `?a=1&${new URLSearchParams({ messages }).toString()}`

test('a message in the address is told once', () => {
  expect(redirectedMessage(search('success[0]=flash.signin-success'))).toEqual({
    key: 'flash.signin-success',
    type: 'success',
  })
  expect(withoutMessages(search('success[0]=flash.signin-success'))).toBe('?a=1')
  expect(withoutMessages('?messages=x')).toBe('')
})

test.for(['danger[0]=<script>', 'danger[0]=flash.no-such-key', 'danger[0]=__proto__', ''])(
  '%j, which anybody could write, tells nothing',
  (messages) => {
    expect(redirectedMessage(search(messages))).toBeUndefined()
  },
)
