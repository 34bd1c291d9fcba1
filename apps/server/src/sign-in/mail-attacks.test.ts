import { randomUUID } from 'node:crypto'
import { confirmSignIn, limits, paths, requestConfirmationMail, requestSignInMail } from '@cairn/contract'
import { beforeEach, describe, expect, test } from 'vitest'
import { transact } from '#database/transact.ts'
import { openPrivateHash } from '#http/private-hash.ts'
import { buildTestServer, codeOf, type TestServer } from '#testing/build-test-server.ts'
import { openTestServer } from '#testing/open-test-server.ts'
import type { Visitor } from '#testing/visitor.ts'
import { checkMailQuota } from './mail-limits/check-mail-quota.ts'

/** Each protection has a twin test that switches it off and sees the attack succeed. */

const mailLimits = { perNetworkAndHour: 10, perSchoolAndHour: 200 }
const many = process.env['TEST_PROFILE'] === 'nightly' ? 5000 : 500
const dayMs = 24 * 60 * 60 * 1000

let owner: Visitor
let email: string
let home: string
let homes = 0

const server = await openTestServer({ mailLimits })
beforeEach(async () => {
  server.pass(2 * dayMs)
  email = `${randomUUID()}@example.org`
  home = `198.51.${(homes += 1)}.7`
  owner = visitorAt(home)
  await signIn(owner)
  // The hour of that request is over.
  server.pass(dayMs)
})

function visitorAt(address: string, at = server): Visitor {
  const visitor = at.visitor()
  visitor.address = address
  return visitor
}

const ask = (visitor: Visitor) => visitor.call(requestSignInMail, { email })
const mailsToOwner = () => server.mails.filter(({ recipient }) => recipient === email).length
const latestCode = () => codeOf(server.mails.findLast(({ recipient }) => recipient === email))

async function signIn(visitor: Visitor): Promise<void> {
  await ask(visitor)
  expect((await visitor.call(confirmSignIn, { code: latestCode() })).status).toBe(200)
}

const signOut = (visitor: Visitor) =>
  visitor.send('GET', paths.signOut, { headers: { 'sec-fetch-site': 'same-origin' } })

/** From a different network for each request. */
async function attack(requests: number): Promise<void> {
  const networks = Array.from(
    { length: requests },
    (_request, index) => `203.${index % 250}.${Math.floor(index / 250)}.9`,
  )
  while (networks.length > 0)
    await Promise.all(networks.splice(0, 20).map((network) => ask(visitorAt(network))))
}

describe.each([3, 300])('after %i requests by strangers for an owner’s address', (requests) => {
  test('the owner gets a mail in a browser that has signed in before', async () => {
    await signOut(owner)
    await attack(requests)
    owner.address = '192.0.2.55'
    expect((await ask(owner)).status).toBe(202)
    expect((await owner.call(confirmSignIn, { code: latestCode() })).status).toBe(200)
  })

  test('the owner gets a mail in a new browser on a network that they use, and signs in with it', async () => {
    await attack(requests)
    const sent = mailsToOwner()
    const laptop = visitorAt(home)
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
    expect((await ask(visitorAt('192.0.2.55'))).body.message).toBe('signin.too-many-mails')
    expect(mailsToOwner()).toBe(sent)
  })
})

describe.each([1, 50])('%i requests by strangers', (requests) => {
  test('leave the code of the owner’s open request valid', async () => {
    const laptop = visitorAt('192.0.2.55')
    await ask(laptop)
    const code = latestCode()
    await attack(requests)
    expect((await laptop.call(confirmSignIn, { code })).status).toBe(200)
  })

  test('twin: would replace it if they came from the owner’s browser', async () => {
    const laptop = visitorAt('192.0.2.55')
    await ask(laptop)
    const code = latestCode()
    const thief = visitorAt('203.0.113.9')
    thief.cookies.set('si', laptop.cookies.get('si') ?? '')
    for (let request = 0; request < requests; request++) await ask(thief)
    expect((await laptop.call(confirmSignIn, { code })).body.message).toBe('signin.code-invalid')
  })
})

describe('requests from one IPv6 /48', () => {
  const innocent = () => visitorAt('192.0.2.200').call(requestSignInMail, { email: 'new@example.org' })

  async function flood(at: TestServer): Promise<number> {
    let sent = 0
    for (let request = 0; request < 194; request++) {
      const visitor = visitorAt(`2001:db8:7:${(request % 20).toString(16)}::9`, at)
      const answer = await visitor.call(requestSignInMail, { email: `${randomUUID()}@example.org` })
      if (answer.status === 202) sent += 1
    }
    return sent
  }

  test('leave most of the school’s mail to others, with 194 of them', async () => {
    expect(await flood(server)).toBe(30)
    expect((await innocent()).status).toBe(202)
  })

  test(
    `leave most of the school’s mail to others, with ${many} of them as well`,
    { timeout: many * 100 },
    async () => {
      const privateHash = await openPrivateHash(server.database)
      let sent = 0
      const request = async (_: unknown, index: number) => {
        const wanted = {
          mailId: randomUUID(),
          email: `${randomUUID()}@example.org`,
          requester: { address: `2001:db8:8:${index.toString(16)}::9`, marks: [] },
          isToSignIn: true,
          now: server.clock.now,
        }
        const { action } = await transact(server.database, (transaction) =>
          checkMailQuota(transaction, wanted, { mailLimits, privateHash }),
        )
        if (action === 'send') sent += 1
      }
      for (let round = 0; round < many / 20; round++)
        await Promise.all(Array.from({ length: 20 }, (_, index) => request(_, 20 * round + index)))
      expect(sent).toBe(30)
      expect((await innocent()).status).toBe(202)
    },
  )

  test('twin: use up all mail if one network may have all of it', async () => {
    const open = await buildTestServer({ mailLimits: { perNetworkAndHour: 194, perSchoolAndHour: 194 } })
    expect(await flood(open)).toBe(194)
    const answer = await visitorAt('192.0.2.200', open).call(requestSignInMail, { email: 'new@example.org' })
    expect(answer.body.message).toBe('signin.mail-paused')
    await open.close()
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
      for (let request = 0; request < 5; request++) await ask(visitorAt(home))
      server.pass(60 * 60_000)
    }
    // Some of the first eight are more than a day old by now.
    expect(mailsToOwner() - before).toBeLessThanOrEqual(3 * limits.mailsPerAddressAndDay)
  })

  test('never has more open requests than its hourly limit of mails', async () => {
    await attack(20)
    for (let request = 0; request < 20; request++) await ask(visitorAt(home))
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

describe('attempts to guess a code', () => {
  const wrongCode = () => (latestCode().startsWith('2') ? '33333333' : '22222222')

  test('in one browser do not close another browser’s request', async () => {
    const laptop = visitorAt('192.0.2.55')
    await ask(laptop)
    const code = latestCode()
    const thief = visitorAt('203.0.113.9')
    await ask(thief)
    for (let attempt = 0; attempt < 10; attempt++) await thief.call(confirmSignIn, { code: wrongCode() })
    expect((await laptop.call(confirmSignIn, { code })).status).toBe(200)
  })

  test('end after five, although the browser has since requested a code for another mailbox', async () => {
    const thief = visitorAt('203.0.113.9')
    await ask(thief)
    const code = latestCode()
    for (let attempt = 0; attempt < limits.signInCodeTries; attempt++)
      await thief.call(confirmSignIn, { code: wrongCode() })
    await thief.call(requestSignInMail, { email: `${randomUUID()}@example.org` })
    expect((await thief.call(confirmSignIn, { code })).body.message).toBe('signin.code-invalid')
    expect(await thief.isSignedIn()).toBe(false)
  })

  test('twin: four leave the code valid', async () => {
    const thief = visitorAt('203.0.113.9')
    await ask(thief)
    const code = latestCode()
    for (let attempt = 1; attempt < limits.signInCodeTries; attempt++)
      await thief.call(confirmSignIn, { code: wrongCode() })
    expect((await thief.call(confirmSignIn, { code })).status).toBe(200)
  })
})
