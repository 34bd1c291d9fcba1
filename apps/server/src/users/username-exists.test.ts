import { getSessionUser, languageNames, languages, usernameExists } from '@cairn/contract'
import { describe, expect, test } from 'vitest'
import { openTestServer } from '#testing/open-test-server.ts'
import { isReservedUsername } from './rules.ts'

const server = await openTestServer()

const exists = (username: string) =>
  server.visitor().send('GET', `${usernameExists.path}?username=${encodeURIComponent(username)}`)

describe('asking whether a name exists', () => {
  test.for(['settings', 'LEARN', 'null', 'sql', '100', '204', '302', '404', '599'])(
    '%s is reserved',
    async (name) => {
      expect((await exists(name)).body).toEqual({ exists: true })
    },
  )

  test('each language, their codes and each letter are reserved', () => {
    const codes = Object.values(languages).map(({ code }) => code)
    const names = [...languageNames, ...codes, ...'abcdefghijklmnopqrstuvwxyz']
    expect(names.filter((name) => !isReservedUsername(name))).toEqual([])
  })

  test.for(['fuck', 'Sh1t', 'b1tch'])('%s is profane, and therefore reported as existing', async (name) => {
    expect((await exists(name)).body).toEqual({ exists: true })
  })

  test('finds a camper in any case, and nothing else', async () => {
    const camper = await server.camper()
    const { result } = (await camper.call(getSessionUser)).body
    const username = String(result)
    expect((await exists(username.toUpperCase())).body).toEqual({ exists: true })
    expect((await exists('surely-not-taken')).body).toEqual({ exists: false })
  })

  test('is limited to thirty a minute from one place', async () => {
    const visitor = server.visitor()
    visitor.address = '192.0.2.1'
    const ask = () => visitor.send('GET', `${usernameExists.path}?username=somebody`)
    for (let count = 0; count < 30; count++) expect((await ask()).status).toBe(200)
    const refused = await ask()
    expect(refused).toMatchObject({ status: 429, body: { message: 'flash.too-many-requests' } })
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  })

  test('cannot be asked by HEAD, which would have a limit of its own', async () => {
    const asked = await server.visitor().send('HEAD', `${usernameExists.path}?username=settings`)
    expect(asked.status).toBe(404)
  })

  test('reveals nothing about addresses', async () => {
    await server.camper('somebody@example.org')
    expect((await exists('somebody@example.org')).body).toEqual({ exists: false })
  })

  /** How many of a hundred names a caller learns about by asking from these addresses in turn. */
  async function learn(addressOf: (count: number) => string): Promise<number> {
    const visitor = server.visitor()
    let learned = 0
    for (let count = 0; count < 100; count++) {
      visitor.address = addressOf(count)
      const { status } = await visitor.send('GET', `${usernameExists.path}?username=name-${count}`)
      if (status === 200) learned += 1
    }
    return learned
  }

  test('is limited for a household’s network, whichever of its addresses asks (S10)', async () => {
    expect(await learn((count) => `2001:db8:1:1::${count.toString(16)}`)).toBe(30)
  })

  test('is limited for a camper, wherever they ask from', async () => {
    const camper = await server.camper()
    const statuses = []
    for (let count = 0; count < 31; count++) {
      statuses.push((await camper.send('GET', `${usernameExists.path}?username=name-${count}`)).status)
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(30)
  })

  test('twin: reveals everything if each address counts for itself, as each network does', async () => {
    expect(await learn((count) => `2001:db8:2:${count.toString(16)}::1`)).toBe(100)
  })

  test('without a name is refused', async () => {
    expect((await exists('')).status).toBe(400)
  })
})
