import { confirmSignIn, limits, requestSignInMail } from '@cairn/contract'
import { describe, expect, test } from 'vitest'
import { openTestServer } from '#testing/open-test-server.ts'
import { newAddress } from '#testing/new-address.ts'

const server = await openTestServer()

describe('signing in', () => {
  test('a token works once, even for a hundred concurrent attempts', async () => {
    const visitor = server.visitor()
    const { token } = await server.askForMail(visitor)
    const answers = await Promise.all(
      Array.from({ length: 100 }, () => visitor.call(confirmSignIn, { token })),
    )
    const statuses = answers.map(({ status }) => status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(1)
  })

  test('a link opened in another browser does not sign in, and is not redeemed', async () => {
    const visitor = server.visitor()
    const { token } = await server.askForMail(visitor)
    const stranger = server.visitor()
    expect(await stranger.call(confirmSignIn, { token })).toMatchObject({
      status: 409,
      body: { message: 'signin.code-needed' },
    })
    expect(await stranger.isSignedIn()).toBe(false)
    expect((await visitor.call(confirmSignIn, { token })).status).toBe(200)
  })

  test('a mail scanner that follows the link redeems nothing', async () => {
    const visitor = server.visitor()
    const { token } = await server.askForMail(visitor)
    for (const method of ['GET', 'GET'] as const)
      await visitor.send(method, `${confirmSignIn.path}?token=${token}`)
    expect((await visitor.call(confirmSignIn, { token })).status).toBe(200)
  })

  test('link and code expire after ten minutes', async () => {
    const visitor = server.visitor()
    const { token, code } = await server.askForMail(visitor)
    server.pass(limits.signInTokenLifetimeMs + 1000)
    expect((await visitor.call(confirmSignIn, { token })).body.message).toBe('signin.link-expired')
    expect((await visitor.call(confirmSignIn, { code })).body.message).toBe('signin.link-expired')
  })

  test('five wrong codes close the request, even for the right one', async () => {
    const visitor = server.visitor()
    const { code } = await server.askForMail(visitor)
    const wrong = code.startsWith('2') ? '33333333' : '22222222'
    for (let attempt = 0; attempt < limits.signInCodeTries; attempt++) {
      expect((await visitor.call(confirmSignIn, { code: wrong })).body.message).toBe('signin.code-invalid')
    }
    expect((await visitor.call(confirmSignIn, { code })).body.message).toBe('signin.link-expired')
  })

  test('a fourth mail within an hour is refused', async () => {
    const visitor = server.visitor()
    const email = newAddress()
    for (let mail = 0; mail < 3; mail++) await server.askForMail(visitor, email)
    expect(await visitor.call(requestSignInMail, { email })).toMatchObject({
      status: 429,
      body: { message: 'signin.too-many-mails' },
    })
  })
})
