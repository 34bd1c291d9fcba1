import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildTestServer, type TestServer } from '#testing/build-test-server.ts'
import { listLocalMail } from './local-mail-store.ts'
import { localMailer } from './local-mailer.ts'

let server: TestServer

beforeAll(async () => {
  server = await buildTestServer()
})
afterAll(() => server.close())

const dayMs = 24 * 60 * 60 * 1000

test('a school without a mail server keeps its latest mail for a day, and never sends it', async () => {
  const printed: string[] = []
  const mailer = localMailer({
    database: server.database,
    now: () => server.clock.now,
    print: (text) => printed.push(text),
  })
  const send = async (subject: string) => {
    server.pass(1000)
    await mailer.send({ mailId: randomUUID(), recipient: 'camper@example.org', subject, body: 'ABCD2345' })
  }
  const kept = async () => (await listLocalMail(server.database)).map(({ subject }) => subject)
  for (let mail = 1; mail <= 52; mail++) await send(`Mail ${mail}`)
  expect(await kept()).toEqual(Array.from({ length: 50 }, (_mail, index) => `Mail ${52 - index}`))
  server.pass(dayMs)
  await send('The next day')
  expect(await kept()).toEqual(['The next day'])
  expect(printed).toHaveLength(53)
  expect(await server.database.selectFrom('mail_outbox').selectAll().execute()).toEqual([])
})
