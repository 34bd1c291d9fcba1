import fc from 'fast-check'
import { expect, test } from 'vitest'
import { buildTestServer, type TestServer } from '#testing/build-test-server.ts'
import { keepDeletedRows } from '#testing/keep-deleted-rows.ts'
import { camperCommands } from '#testing/model/camper-commands.ts'
import { newCamperModel } from '#testing/model/camper-model.ts'
import { openTestServer } from '#testing/open-test-server.ts'

const orders = process.env['TEST_PROFILE'] === 'nightly' ? 10_000 : 10
/** More than the twin needs to meet a reset. */
const ordersOfTwin = 200

const server = await openTestServer()

function compare(school: TestServer, options: fc.Parameters): Promise<fc.RunDetails<[unknown]>> {
  let count = 0
  const property = fc.asyncProperty(camperCommands, async (commands) => {
    count += 1
    const email = `camper-${count}@example.org`
    const [camper, stranger] = [await school.camper(email), await school.camper()]
    const setup = () => ({
      model: newCamperModel(),
      real: { server: school, email, camper, stranger },
    })
    await fc.asyncModelRun(setup, commands)
  })
  return fc.check(property, options)
}

test(
  `after each of ${orders} random orders of calls an account holds what a simple model says (G8)`,
  { timeout: orders * 20_000 },
  async () => {
    expect(fc.defaultReportMessage(await compare(server, { numRuns: orders }))).toBeUndefined()
  },
)

test('twin: a school whose resets forget nothing is noticed', { timeout: 300_000 }, async () => {
  const weak = await buildTestServer({ weaken: (database) => keepDeletedRows(database, 'completions') })
  expect((await compare(weak, { numRuns: ordersOfTwin, endOnFailure: true })).failed).toBe(true)
  await weak.close()
})
