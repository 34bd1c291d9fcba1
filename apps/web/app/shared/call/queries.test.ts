import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, test } from 'vitest'
import { forgetWithAccount } from './queries.ts'
import { noteShownAccount } from './shown-account.ts'

const devices = ['sessions'] as const

afterEach(() => noteShownAccount(undefined))

/** What is still known of Ada's devices when the page shows another. */
function knownWhenShown(another: string | undefined, prepare: (client: QueryClient) => void): unknown {
  const client = new QueryClient()
  prepare(client)
  noteShownAccount('ada-id')
  client.setQueryData(devices, 'Ada’s')
  noteShownAccount(another)
  return client.getQueryData(devices)
}

test.for(['bob-id', undefined])(
  'what was fetched for an account is forgotten when the page shows %s',
  (next) => {
    expect(knownWhenShown(next, forgetWithAccount)).toBeUndefined()
  },
)

test('what was fetched for an account is kept while it stays', () => {
  expect(knownWhenShown('ada-id', forgetWithAccount)).toBe('Ada’s')
})

test('twin: it would be shown to the next account', () => {
  expect(knownWhenShown('bob-id', () => undefined)).toBe('Ada’s')
})
