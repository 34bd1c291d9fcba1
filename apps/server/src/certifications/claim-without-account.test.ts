import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { openCodeBudget } from '#http/code-budget.ts'
import { testCertifications } from '#testing/build-test-server.ts'
import { openTestServer } from '#testing/open-test-server.ts'
import { claimCertification } from './claim-certification.ts'

const server = await openTestServer()

test('a claim that arrives while its account is deleted is refused', async () => {
  const services = {
    database: server.database,
    mailer: { isLocal: true, keep: async () => () => undefined, send: async () => undefined },
    curriculum: { certifications: testCertifications, findChallenge: () => undefined },
    now: () => server.clock.now,
    budget: openCodeBudget(),
    onMailFailure: () => undefined,
  }
  const camper = { userId: randomUUID(), username: 'ada' }
  expect(await claimCertification(services, camper, { certSlug: 'responsive-web-design' })).toMatchObject({
    key: 'flash.went-wrong',
  })
})
