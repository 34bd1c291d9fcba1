import cookie from '@fastify/cookie'
import { signedInCookie } from '@cairn/contract'
import Fastify from 'fastify'
import { describe, expect, test } from 'vitest'
import { browserSecret, cookiesFor, setSessionCookie } from './session-cookies.ts'

async function cookiesOf(isSecure: boolean) {
  const app = Fastify()
  await app.register(cookie)
  const cookies = cookiesFor({ isSecure })
  app.get('/', (request, reply) => {
    setSessionCookie(reply, cookies, 'user.secret')
    browserSecret(request, reply, cookies)
    return reply.send('ok')
  })
  return (await app.inject('/')).cookies
}

describe('cookies with TLS', () => {
  test('are sent over TLS only, and never by other sites', async () => {
    const sent = await cookiesOf(true)
    expect(sent).toHaveLength(3)
    for (const one of sent) expect(one).toMatchObject({ path: '/', secure: true, sameSite: 'Lax' })
  })

  test('that hold a secret are bound to this host, and unreadable for scripts', async () => {
    const secrets = (await cookiesOf(true)).filter(({ name }) => name !== signedInCookie)
    expect(secrets.map(({ name }) => name).toSorted()).toEqual(['__Host-si', '__Host-sid'])
    for (const one of secrets) {
      expect(one).toMatchObject({ httpOnly: true })
      expect(one).not.toHaveProperty('domain')
    }
  })
})

test('the cookie that says that there is a session has another value for each', async () => {
  const valueOf = async () => (await cookiesOf(true)).find(({ name }) => name === signedInCookie)?.value
  expect(await valueOf()).not.toBe(await valueOf())
})

test('have names that browsers accept over plain http', async () => {
  const names = (await cookiesOf(false)).map(({ name }) => name)
  expect(names.filter((name) => name.startsWith('__'))).toEqual([])
})
