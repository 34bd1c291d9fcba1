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

type Extent = { numRuns: number; endOnFailure?: boolean }

/** Undefined if account and model agreed after every call; else the shortest order that was found. */
async function findDifference(school: TestServer, extent: Extent): Promise<string | undefined> {
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
  return fc.defaultReportMessage(await fc.check(property, extent))
}

test(
  `after each of ${orders} random orders of calls an account holds what a simple model says (G8)`,
  { timeout: orders * 20_000 },
  async () => {
    expect(await findDifference(server, { numRuns: orders })).toBeUndefined()
  },
)

test('twin: a school whose resets forget nothing is noticed', { timeout: 300_000 }, async () => {
  const weak = await buildTestServer({ weaken: (database) => keepDeletedRows(database, 'completions') })
  expect(await findDifference(weak, { numRuns: ordersOfTwin, endOnFailure: true })).toContain(
    'reset the progress',
  )
  await weak.close()
})
