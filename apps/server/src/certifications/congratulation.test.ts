import { describe, expect, test } from 'vitest'
import { buildTestServer, testCertifications } from '#testing/build-test-server.ts'
import { openTestServer } from '#testing/open-test-server.ts'
import type { Answer, Visitor } from '#testing/visitor.ts'
import { certificationCalled, claim, earn, newClaimant } from '#testing/claimant.ts'
import { isCurrent } from './rules.ts'

/** Each protection has a twin test that switches it off and sees the attack succeed. */

const last = certificationCalled('network-security')
const current = testCertifications.filter(isCurrent)
const subject = 'You have earned every Cairn certification'

let isMailAway = false
let addresses = 0

const server = await openTestServer({
  onMail: (mail) => {
    if (isMailAway && mail.subject === subject) throw new Error('No mail server')
  },
})

/** A camper with all current certifications but one, who has done the work for that one. */
async function almostThere(): Promise<{ camper: Visitor; email: string; userId: string }> {
  const email = `diligent-${++addresses}@example.org`
  const camper = await newClaimant(server, email)
  const { id: userId } = await camper.me()
  await server.database
    .insertInto('completions')
    .values(
      current
        .filter(({ slug }) => slug !== last.slug)
        .map(({ id }) => ({
          user_id: userId,
          challenge_id: id,
          challenge_type: 7,
          completed_at: server.clock.now,
        })),
    )
    .execute()
  await earn(camper, last.slug)
  return { camper, email, userId }
}

const mailsTo = (email: string) =>
  server.mails.filter((mail) => mail.recipient === email && mail.subject === subject)
const messageOf = ({ body }: Answer) => (body['response'] as { message: string }).message

describe('a camper who holds all current certifications', () => {
  test('is congratulated in one mail, with the last claim and no other', async () => {
    const { camper, email } = await almostThere()
    await earn(camper, 'legacy-back-end')
    await claim(camper, 'legacy-back-end')
    expect(mailsTo(email)).toEqual([])
    expect(messageOf(await claim(camper, last.slug))).toBe('flash.cert-claim-success')
    expect(mailsTo(email)).toMatchObject([{ body: expect.stringContaining('Hello Ada Hill') as string }])
    await claim(camper, last.slug)
    server.pass(60 * 60 * 1000)
    await earn(camper, 'legacy-front-end')
    await claim(camper, 'legacy-front-end')
    expect(mailsTo(email)).toHaveLength(1)
  })

  test('holds them even if the mail cannot be sent, and sees no error', async () => {
    const { camper, email } = await almostThere()
    isMailAway = true
    const answer = await claim(camper, last.slug)
    isMailAway = false
    expect([answer.status, messageOf(answer)]).toEqual([200, 'flash.cert-claim-success'])
    expect(mailsTo(email)).toEqual([])
    expect((await camper.me()).isNetworkSecurityCert).toBe(true)
  })

  test('gets no mail if their address is invalid', async () => {
    const { camper, userId } = await almostThere()
    await server.database
      .updateTable('users')
      .set({ email: 'not an address' })
      .where('user_id', '=', userId)
      .execute()
    expect(messageOf(await claim(camper, last.slug))).toBe('flash.cert-claim-success')
    expect(mailsTo('not an address')).toEqual([])
  })
})

describe('fifty claims at once (G7)', () => {
  test('result in one certification and one mail', async () => {
    const { camper, email } = await almostThere()
    const answers = await Promise.all(Array.from({ length: 50 }, () => claim(camper, last.slug)))
    const decided = answers.filter(({ status }) => status !== 429)
    expect(decided.every(({ status }) => status === 200)).toBe(true)
    const messages = decided.map(messageOf)
    expect(messages.filter((message) => message === 'flash.cert-claim-success')).toHaveLength(1)
    expect(messages.filter((message) => message === 'flash.already-claimed')).toHaveLength(
      messages.length - 1,
    )
    const { completedChallenges } = await camper.me()
    expect(completedChallenges.filter(({ id }) => id === last.id)).toHaveLength(1)
    expect(mailsTo(email)).toHaveLength(1)
  })

  test('twin: result in fifty of each without locks and unique keys', async () => {
    const careless = await buildTestServer()
    const camper = await newClaimant(careless)
    const { id: user_id } = await camper.me()
    await careless.database.schema
      .alterTable('completions')
      .dropConstraint('completions_pkey')
      .cascade()
      .execute()
    const claimed = careless.database
      .selectFrom('completions')
      .select('challenge_id')
      .where('user_id', '=', user_id)
      .where('challenge_id', '=', last.id)
    // The worst order of fifty concurrent claims: all read before any writes.
    const found = await Promise.all(Array.from({ length: 50 }, () => claimed.executeTakeFirst()))
    const mails = await Promise.all(
      found
        .filter((row) => row === undefined)
        .map(async () => {
          const row = { user_id, challenge_id: last.id, challenge_type: 7, completed_at: new Date() }
          await careless.database.insertInto('completions').values(row).execute()
          return 'a mail'
        }),
    )
    expect(mails).toHaveLength(50)
    expect(await claimed.execute()).toHaveLength(50)
    await careless.close()
  })
})
