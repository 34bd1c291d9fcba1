import { expect, test } from 'vitest'
import { decide, isRefusedPlace, provedAt } from './rules.ts'

const visitor = { owner: undefined, verifiedEmail: undefined, emailOwner: undefined, caller: undefined }
const ada = { userId: 'ada', isConfirmed: true }
const bob = { userId: 'bob', isConfirmed: true }

test('a known identity signs its owner in, whatever its address is now', () => {
  expect(decide({ ...visitor, owner: 'ada' })).toEqual({ do: 'sign-in', userId: 'ada' })
  expect(
    decide({ ...visitor, owner: 'ada', verifiedEmail: 'b@c.de', emailOwner: 'bob', caller: bob }),
  ).toEqual({
    do: 'sign-in',
    userId: 'ada',
  })
})

test('an unverified address neither creates an account nor links one', () => {
  for (const caller of [undefined, ada])
    expect(decide({ ...visitor, caller })).toEqual({ do: 'refuse', key: 'signin.provider-email-unverified' })
})

test('a signed-in camper links an identity with the same address only', () => {
  const email = { verifiedEmail: 'ada@example.org', caller: ada }
  expect(decide({ ...visitor, ...email, emailOwner: 'ada' })).toEqual({ do: 'link', userId: 'ada' })
  for (const emailOwner of ['bob', undefined])
    expect(decide({ ...visitor, ...email, emailOwner })).toMatchObject({ key: 'signin.provider-other-email' })
})

test('a camper who signed in long ago has to confirm first, through their mailbox', () => {
  const verifiedEmail = 'ada@example.org'
  const caller = { ...ada, isConfirmed: false }
  expect(decide({ ...visitor, verifiedEmail, caller, emailOwner: 'ada' })).toEqual({
    do: 'confirm',
    email: verifiedEmail,
  })
  expect(decide({ ...visitor, verifiedEmail, caller })).toMatchObject({ key: 'signin.provider-other-email' })
})

test('a visitor gets a new account, or has to confirm that the existing one is theirs', () => {
  const verifiedEmail = 'ada@example.org'
  expect(decide({ ...visitor, verifiedEmail })).toEqual({ do: 'create', email: verifiedEmail })
  expect(decide({ ...visitor, verifiedEmail, emailOwner: 'ada' })).toEqual({
    do: 'confirm',
    email: verifiedEmail,
  })
})

test.for([
  ['Access denied from your location.', true],
  ['Sign-in is not available in your COUNTRY', true],
  ['This service is not offered in your region', true],
  ['The resource owner denied the request', false],
  ['End-User aborted interaction', false],
  ['Ask an administrator about your allocation', false],
  ['', false],
  [undefined, false],
  [['your location', 'your country'], false],
] as const)('denied with the description %j, the place is refused: %s', ([description, isRefused]) => {
  expect(isRefusedPlace(description)).toBe(isRefused)
})

test('a proof is as old as the provider says, and worth nothing where it does not say', () => {
  const now = new Date('2026-03-01T12:00:00Z')
  const at = (time: string) => new Date(time).getTime() / 1000
  expect(provedAt(at('2026-03-01T11:58:00Z'), now)).toEqual(new Date('2026-03-01T11:58:00Z'))
  expect(provedAt(at('2026-03-01T12:01:00Z'), now)).toEqual(now)
  for (const unclear of [undefined, 'now', Number.NaN, -1, Number.NEGATIVE_INFINITY])
    expect(provedAt(unclear, now)).toEqual(new Date(0))
})
