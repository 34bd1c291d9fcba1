import { getSessionUser, usernameExists } from '@cairn/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildTestServer, type TestServer } from '#testing/build-test-server.ts'

let server: TestServer

beforeAll(async () => {
  server = await buildTestServer()
})
afterAll(() => server.close())

const exists = (username: string) =>
  server.visitor().send('GET', `${usernameExists.path}?username=${encodeURIComponent(username)}`)

describe('asking whether a name exists', () => {
  test.for(['settings', 'LEARN', 'a', '404', 'english'])('%s is reserved', async (name) => {
    expect((await exists(name)).body).toEqual({ exists: true })
  })

  test('finds a camper in any case, and nobody else', async () => {
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

  test('without a name is refused', async () => {
    expect((await exists('')).status).toBe(400)
  })
})
