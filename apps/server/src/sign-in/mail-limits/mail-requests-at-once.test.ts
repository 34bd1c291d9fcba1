import { randomUUID } from 'node:crypto'
import { getSessionUser, requestSignInMail } from '@cairn/contract'
import { expect, test } from 'vitest'
import { transact } from '#database/transact.ts'
import { openPrivateHash } from '#http/private-hash.ts'
import { countWaiters } from '#testing/lock-waits.ts'
import { newAddress } from '#testing/new-address.ts'
import { openTestServer } from '#testing/open-test-server.ts'
import { checkMailQuota } from './check-mail-quota.ts'
import { lockCounts } from './store.ts'

const server = await openTestServer()
const requests = Array.from({ length: 50 }, (_request, index) => index)

/** Makes requests for mail wait to be counted while `work` is done; resolves to their answers. */
async function whileCounting<Answer>(begin: () => Promise<Answer>[], work: () => Promise<void>) {
  const asked = await server.database.transaction().execute(async (transaction) => {
    await lockCounts(transaction)
    const answers = Promise.all(begin())
    await work()
    return { answers }
  })
  return asked.answers
}

test.each([
  ['one network', () => '2001:db8:77::1'],
  ['fifty networks', (index: number) => `198.51.${index}.7`],
])(
  'fifty requests for mail at once from %s occupy one connection, and others are served',
  async (_, from) => {
    const other = await server.camper()
    const visitors = requests.map((index) => server.visitor(from(index)))
    const begin = () => visitors.map((visitor) => visitor.call(requestSignInMail, { email: newAddress() }))
    const answers = await whileCounting(begin, async () => {
      await expect.poll(() => countWaiters(server.database)).toBe(1)
      for (const _request of requests.slice(30)) expect((await other.call(getSessionUser)).status).toBe(200)
      expect(await countWaiters(server.database)).toBe(1)
    })
    expect(answers.every(({ status }) => status === 202)).toBe(true)
  },
)

test('twin: occupy all connections if they wait in the database', async () => {
  const privateHash = await openPrivateHash(server.database)
  const mailLimits = { perNetworkAndHour: Infinity, perSchoolAndHour: Infinity }
  const count = (index: number) => {
    const requester = { address: `198.51.${index}.7`, marks: [] }
    const wanted = {
      mailId: randomUUID(),
      email: newAddress(),
      requester,
      isToSignIn: true,
      now: server.clock.now,
    }
    return transact(server.application, (transaction) =>
      checkMailQuota(transaction, wanted, { mailLimits, privateHash }),
    )
  }
  await whileCounting(
    () => requests.map(count),
    async () => {
      await expect.poll(() => countWaiters(server.database)).toBe(20)
    },
  )
})
