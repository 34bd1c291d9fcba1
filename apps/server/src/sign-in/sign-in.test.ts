import { confirmSignIn, requestSignInMail } from '@cairn/contract'
import { describe, expect, test } from 'vitest'
import { openTestServer } from '#testing/open-test-server.ts'
import { newAddress } from '#testing/new-address.ts'

const server = await openTestServer()

describe('signing in', () => {
  test('works by the mailed link and leads back', async () => {
    const visitor = server.visitor()
    const { token } = await server.askForMail(visitor)
    const answer = await visitor.call(confirmSignIn, { token })
    expect(answer).toMatchObject({ status: 200, body: { returnTo: '/learn/somewhere', isNewCamper: true } })
    expect(await visitor.isSignedIn()).toBe(true)
  })

  test('works by the code, however it is typed', async () => {
    const visitor = server.visitor()
    const { code } = await server.askForMail(visitor)
    expect((await visitor.call(confirmSignIn, { code: code.toLowerCase() })).status).toBe(200)
  })

  test('finds the same account again, whatever the case of the address', async () => {
    const email = newAddress()
    const names = []
    for (const typed of [email, ` ${email.toUpperCase()} `]) {
      const visitor = server.visitor()
      const { code } = await server.askForMail(visitor, typed)
      names.push((await visitor.call(confirmSignIn, { code })).body['username'])
    }
    expect(names[0]).toBe(names[1])
  })

  test('creates one account when two browsers finish their first sign-in at once', async () => {
    const email = newAddress()
    const first = server.visitor()
    const { token } = await server.askForMail(first, email)
    const answers = await Promise.all(Array.from({ length: 20 }, () => first.call(confirmSignIn, { token })))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    const { count } = await server.database
      .selectFrom('users')
      .select(({ fn }) => fn.countAll().as('count'))
      .where('email', '=', email)
      .executeTakeFirstOrThrow()
    expect(Number(count)).toBe(1)
  })

  test.for([
    'nobody',
    'a@b',
    'a b@example.org',
    'one@example.org,two@example.org',
    'a@example.org\r\nRCPT TO:<b@c.de>',
    '"a"@example.org',
    '\u001B[2Ja@example.org',
    'a\u001B@example.org',
    'a\u202E@example.org',
  ])('%j is no address, and no mail is sent', async (email) => {
    const sent = server.mails.length
    expect(await server.visitor().call(requestSignInMail, { email })).toMatchObject({
      status: 400,
      body: { message: 'signin.email-invalid' },
    })
    expect(server.mails.length).toBe(sent)
  })

  test('no account exists before its address is proven', async () => {
    const email = newAddress()
    await server.askForMail(server.visitor(), email)
    const found = await server.database.selectFrom('emails').selectAll().where('email', '=', email).execute()
    expect(found).toEqual([])
  })
})
