import { confirmSignIn, limits, requestConfirmationMail, requestSignInMail } from '@cairn/contract'
import { beforeEach, describe, expect, test } from 'vitest'
import { codeOf } from '#testing/mail-secrets.ts'
import { openTestServer } from '#testing/open-test-server.ts'
import { newAddress } from '#testing/new-address.ts'
import type { Visitor } from '#testing/visitor.ts'

/** Each protection has a twin test that switches it off and sees the attack succeed. */

const mailLimits = { perNetworkAndHour: 10, perSchoolAndHour: 200 }
const dayMs = 24 * 60 * 60 * 1000

let owner: Visitor
let email: string
let home: string
let homes = 0

const server = await openTestServer({ mailLimits })
beforeEach(async () => {
  server.pass(2 * dayMs)
  email = newAddress()
  home = `198.51.${(homes += 1)}.7`
  owner = server.visitor(home)
  await signIn(owner)
  // The hour of that request is over.
  server.pass(dayMs)
})

const ask = (visitor: Visitor) => visitor.call(requestSignInMail, { email })
const mailsToOwner = () => server.mails.filter(({ recipient }) => recipient === email).length
const latestCode = () => codeOf(server.mails.findLast(({ recipient }) => recipient === email))

async function signIn(visitor: Visitor): Promise<void> {
  await ask(visitor)
  expect((await visitor.call(confirmSignIn, { code: latestCode() })).status).toBe(200)
}

/** From a different network for each request. */
async function attack(requests: number): Promise<void> {
  const networks = Array.from(
    { length: requests },
    (_request, index) => `203.${index % 250}.${Math.floor(index / 250)}.9`,
  )
  while (networks.length > 0)
    await Promise.all(networks.splice(0, 20).map((network) => ask(server.visitor(network))))
}

describe.each([3, 300])('after %i requests by strangers for an owner’s address', (requests) => {
  test('the owner gets a mail in a browser that has signed in before', async () => {
    await owner.signOut()
    await attack(requests)
    owner.address = '192.0.2.55'
    expect((await ask(owner)).status).toBe(202)
    expect((await owner.call(confirmSignIn, { code: latestCode() })).status).toBe(200)
  })

  test('the owner gets a mail in a new browser on a network that they use, and signs in with it', async () => {
    await attack(requests)
    const sent = mailsToOwner()
    const laptop = server.visitor(home)
    await ask(laptop)
    expect(mailsToOwner()).toBe(sent + 1)
    expect((await laptop.call(confirmSignIn, { code: latestCode() })).status).toBe(200)
  })

  test('the signed-in owner gets a code to confirm', async () => {
    await attack(requests)
    expect((await owner.call(requestConfirmationMail)).status).toBe(202)
  })

  test('twin: an owner who cannot be told from a stranger gets none', async () => {
    await attack(requests)
    const sent = mailsToOwner()
    expect((await ask(server.visitor('192.0.2.55'))).body.message).toBe('signin.too-many-mails')
    expect(mailsToOwner()).toBe(sent)
  })
})

describe.each([1, 50])('%i requests by strangers', (requests) => {
  test('leave the code of the owner’s open request valid', async () => {
    const laptop = server.visitor('192.0.2.55')
    await ask(laptop)
    const code = latestCode()
    await attack(requests)
    expect((await laptop.call(confirmSignIn, { code })).status).toBe(200)
  })

  test('twin: would replace it if they came from the owner’s browser', async () => {
    const laptop = server.visitor('192.0.2.55')
    await ask(laptop)
    const code = latestCode()
    const thief = server.visitor('203.0.113.9')
    thief.cookies.set('si', laptop.cookies.get('si') ?? '')
    for (let request = 0; request < requests; request++) await ask(thief)
    expect((await laptop.call(confirmSignIn, { code })).body.message).toBe('signin.code-invalid')
  })
})

describe('a mailbox', () => {
  test('gets eight mails a day from strangers, and eight more through a network that its owner uses', async () => {
    const before = mailsToOwner()
    for (let hour = 0; hour < 24; hour++) {
      await attack(10)
      server.pass(59 * 60_000)
    }
    expect(mailsToOwner() - before).toBe(limits.mailsPerAddressAndDay)
    for (let hour = 0; hour < 8; hour++) {
      await attack(3)
      for (let request = 0; request < 5; request++) await ask(server.visitor(home))
      server.pass(60 * 60_000)
    }
    // Some of the first eight are more than a day old by now.
    expect(mailsToOwner() - before).toBeLessThanOrEqual(3 * limits.mailsPerAddressAndDay)
  })

  test('never has more open requests than its hourly limit of mails', async () => {
    await attack(20)
    for (let request = 0; request < 20; request++) await ask(server.visitor(home))
    for (let request = 0; request < 20; request++) await ask(owner)
    const open = await server.database
      .selectFrom('sign_in_requests')
      .select('email')
      .where('email', '=', email)
      .where('expires_at', '>', server.clock.now)
      .execute()
    expect(open).toHaveLength(2 * limits.mailsPerAddressAndHour + 1)
  })
})
