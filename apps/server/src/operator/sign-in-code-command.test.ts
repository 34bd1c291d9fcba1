import { confirmSignIn, limits, requestSignInMail } from '@cairn/contract'
import { describe, expect, test } from 'vitest'
import { openTestServer } from '#testing/open-test-server.ts'
import { openCommandLine } from '#testing/open-command-line.ts'
import { newAddress } from '#testing/new-address.ts'
import type { Visitor } from '#testing/visitor.ts'

const server = await openTestServer()
const type = await openCommandLine(server)

async function ask(email: string): Promise<Visitor> {
  const visitor = server.visitor()
  expect((await visitor.call(requestSignInMail, { email })).status).toBe(202)
  return visitor
}

const codesIn = (text: string) => [...text.matchAll(/\b[2-9A-HJ-NP-Z]{8}\b/g)].map(([code]) => code)

describe('sign-in-code', () => {
  test('gives a code that signs in the browser that asked, and no other', async () => {
    const email = newAddress()
    const visitor = await ask(email)
    const { exitCode, printed } = await type(`sign-in-code ${email.toUpperCase()}`)
    expect(exitCode).toBe(0)
    const [code = ''] = codesIn(printed)
    expect((await server.visitor().call(confirmSignIn, { code })).status).toBe(410)
    expect((await visitor.call(confirmSignIn, { code })).status).toBe(200)
    expect((await visitor.me()).email).toBe(email)
  })

  test('gives a code that works once, in place of every earlier one', async () => {
    const email = newAddress()
    const visitor = await ask(email)
    const mailed = /code there: (\S+)/.exec(server.mails.at(-1)?.body ?? '')?.[1] ?? ''
    const first = codesIn((await type(`sign-in-code ${email}`)).printed)[0] ?? ''
    const second = codesIn((await type(`sign-in-code ${email}`)).printed)[0] ?? ''
    for (const code of [mailed, first]) {
      expect((await visitor.call(confirmSignIn, { code })).body.message).toBe('signin.code-invalid')
    }
    expect((await visitor.call(confirmSignIn, { code: second })).status).toBe(200)
    expect((await visitor.call(confirmSignIn, { code: second })).status).toBe(410)
  })

  test('gives a camper who has used up all tries another chance', async () => {
    const email = newAddress()
    const visitor = await ask(email)
    for (let attempt = 0; attempt <= limits.signInCodeTries; attempt++)
      await visitor.call(confirmSignIn, { code: '22222222' })
    const [code = ''] = codesIn((await type(`sign-in-code ${email}`)).printed)
    expect((await visitor.call(confirmSignIn, { code })).status).toBe(200)
  })

  test('does not extend the lifetime that the camper was told', async () => {
    const email = newAddress()
    const visitor = await ask(email)
    server.pass(limits.signInTokenLifetimeMs - 1000)
    const [code = ''] = codesIn((await type(`sign-in-code ${email}`)).printed)
    server.pass(2000)
    expect((await visitor.call(confirmSignIn, { code })).status).toBe(410)
  })

  test('says if no browser is waiting, or no longer is', async () => {
    const email = newAddress()
    const answers = [await type(`sign-in-code ${email}`)]
    await ask(email)
    server.pass(limits.signInTokenLifetimeMs + 1000)
    answers.push(await type(`sign-in-code ${email}`))
    for (const { exitCode, printed, complaints } of answers) {
      expect([exitCode, printed]).toEqual([1, ''])
      expect(complaints).toContain('No browser is waiting')
    }
  })

  test('gives each of several browsers its own code, by the time at which it asked', async () => {
    const email = newAddress()
    const browsers = [await ask(email)]
    server.pass(60_000)
    browsers.push(await ask(email))
    const { printed } = await type(`sign-in-code ${email}`)
    expect(printed).toContain('2 browsers are waiting')
    const [first = '', second = ''] = codesIn(printed)
    expect((await browsers[1]?.call(confirmSignIn, { code: first }))?.status).toBe(400)
    expect((await browsers[0]?.call(confirmSignIn, { code: first }))?.status).toBe(200)
    expect((await browsers[1]?.call(confirmSignIn, { code: second }))?.status).toBe(200)
  })

  test('says that a text is not an address', async () => {
    const { exitCode, complaints } = await type('sign-in-code ada')
    expect([exitCode, complaints]).toEqual([1, '“ada” is not an email address.'])
  })
})
