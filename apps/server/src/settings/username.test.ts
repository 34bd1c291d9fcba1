import {
  deleteAccount,
  getPublicProfile,
  getSessionUser,
  updateUsername,
  usernameExists,
} from '@cairn/contract'
import { describe, expect, test } from 'vitest'
import { camperOfEachTest } from '#testing/camper-of-each-test.ts'
import { openTestServer } from '#testing/open-test-server.ts'
import type { Visitor } from '#testing/visitor.ts'

const server = await openTestServer()
const camper = camperOfEachTest(server)

const rename = (who: Visitor, username: string) => who.call(updateUsername, { username })
const nameOf = async (who: Visitor) => String((await who.call(getSessionUser)).body['result'])
let names = 0
const newName = () => `ada-${(names += 1)}`

describe('changing the name', () => {
  test('shows it as typed, and finds it in any case', async () => {
    const name = newName()
    expect(await rename(camper, ` ${name.toUpperCase()} `)).toMatchObject({
      status: 200,
      body: { message: 'flash.username-updated', variables: { username: name.toUpperCase() } },
    })
    const profile = await server.visitor().send('GET', `${getPublicProfile.path}?username=${name}`)
    expect(profile.body['result']).toBe(name.toUpperCase())
  })

  test('to the current one is answered as such; a different case is a change', async () => {
    const name = newName()
    await rename(camper, name)
    expect(await rename(camper, name)).toMatchObject({
      status: 400,
      body: { message: 'flash.username-used', type: 'info' },
    })
    expect((await rename(camper, name.toUpperCase())).status).toBe(200)
  })

  test.for([
    ['a b', 'flash.username-invalid'],
    ['аda', 'flash.username-invalid'],
    ['<b>', 'flash.username-invalid'],
    ['404', 'flash.username-is-status'],
    ['ab', 'flash.username-too-short'],
    ['', 'flash.username-too-short'],
    ['a'.repeat(41), 'flash.username-too-long'],
    ['Admin', 'flash.username-taken'],
    ['SETTINGS', 'flash.username-taken'],
    ['Sh1t', 'flash.username-taken'],
  ] as const)('to %j is refused: %s', async ([name, message]) => {
    const before = await nameOf(camper)
    expect(await rename(camper, name)).toMatchObject({ status: 400, body: { message, type: 'info' } })
    expect(await nameOf(camper)).toBe(before)
  })

  test('reserves the old name for its camper: others cannot take it, and they can take it back', async () => {
    const [first, second] = [newName(), newName()]
    await rename(camper, first)
    await rename(camper, second)
    const other = await server.camper()
    expect((await rename(other, first)).body.message).toBe('flash.username-taken')
    expect((await rename(camper, first)).status).toBe(200)
    expect((await rename(other, second)).body.message).toBe('flash.username-taken')
  })

  test('a name of a deleted account goes to no other camper', async () => {
    const name = newName()
    await rename(camper, name)
    await camper.call(deleteAccount, {})
    const other = await server.camper()
    expect((await rename(other, name.toUpperCase())).body.message).toBe('flash.username-taken')
    expect((await other.send('GET', `${usernameExists.path}?username=${name}`)).body).toEqual({
      exists: true,
    })
  })
})
