import { randomUUID } from 'node:crypto'
import { requestSignInMail } from '@cairn/contract'
import { describe, expect, test } from 'vitest'
import { transact } from '#database/transact.ts'
import { openPrivateHash } from '#http/private-hash.ts'
import { buildTestServer, type TestServer } from '#testing/build-test-server.ts'
import { openTestServer } from '#testing/open-test-server.ts'
import { checkMailQuota } from './mail-limits/check-mail-quota.ts'

/** Each protection has a twin test that switches it off and sees the attack succeed. */

const mailLimits = { perNetworkAndHour: 10, perSchoolAndHour: 200 }
const many = process.env['TEST_PROFILE'] === 'nightly' ? 5000 : 500

const server = await openTestServer({ mailLimits })

describe('requests from one IPv6 /48', () => {
  const innocent = () => server.visitor('192.0.2.200').call(requestSignInMail, { email: 'new@example.org' })

  async function flood(at: TestServer): Promise<number> {
    let sent = 0
    for (let request = 0; request < 194; request++) {
      const visitor = at.visitor(`2001:db8:7:${(request % 20).toString(16)}::9`)
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
    const answer = await open.visitor('192.0.2.200').call(requestSignInMail, { email: 'new@example.org' })
    expect(answer.body.message).toBe('signin.mail-paused')
    await open.close()
  })
})
