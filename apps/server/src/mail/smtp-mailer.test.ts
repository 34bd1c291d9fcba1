import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildTestServer, type TestServer } from '#testing/build-test-server.ts'
import { smtpMailer } from './smtp-mailer.ts'

let server: TestServer

beforeAll(async () => {
  server = await buildTestServer()
})
afterAll(() => server.close())

type Received = { recipients: string[]; text: string }

/** A real mail server on loopback. */
async function startMailServer(): Promise<{ url: string; received: Received[]; close: () => void }> {
  const received: Received[] = []
  const mailServer = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, session, done) => {
      let text = ''
      stream.on('data', (chunk: Buffer) => (text += chunk.toString()))
      stream.on('end', () => {
        received.push({ recipients: session.envelope.rcptTo.map(({ address }) => address), text })
        done()
      })
    },
  })
  mailServer.listen(0, '127.0.0.1')
  await once(mailServer.server, 'listening')
  const address = mailServer.server.address()
  const port = typeof address === 'object' ? address?.port : 0
  return { url: `smtp://127.0.0.1:${port}`, received, close: () => mailServer.close() }
}

const mailTo = (recipient: string) => ({
  mailId: randomUUID(),
  recipient,
  subject: 'Your code',
  body: 'ABCD2345',
})

describe('mail through SMTP', () => {
  test('reaches its recipient, and is marked as sent', async () => {
    const { url, received, close } = await startMailServer()
    const failures: unknown[] = []
    const mailer = smtpMailer({
      database: server.database,
      smtpUrl: url,
      from: 'cairn@example.org',
      now: () => new Date(),
      onFailure: (error) => failures.push(error),
    })
    const mail = mailTo('camper@example.org')
    await mailer.send(mail)
    await expect.poll(() => received.length).toBe(1)
    expect(received[0]?.recipients).toEqual(['camper@example.org'])
    expect(received[0]?.text).toContain('ABCD2345')
    await expect.poll(() => sentAt(mail.mailId)).not.toBeNull()
    expect(failures).toEqual([])
    mailer.close()
    close()
  })

  test.for(['a@example.org, b@example.org', 'a@example.org\r\nRCPT TO:<b@example.org>'])(
    'never goes to a second person that %j smuggles in',
    async (recipient) => {
      const { url, received, close } = await startMailServer()
      let failures = 0
      const mailer = smtpMailer({
        database: server.database,
        smtpUrl: url,
        from: 'cairn@example.org',
        now: () => new Date(),
        onFailure: () => (failures += 1),
      })
      await mailer.send(mailTo(recipient))
      await expect.poll(() => failures + received.length).toBe(1)
      expect(received.flatMap(({ recipients }) => recipients)).not.toContain('b@example.org')
      mailer.close()
      close()
    },
  )

  test('waits in the outbox while the mail server is away', async () => {
    let failures = 0
    const mailer = smtpMailer({
      database: server.database,
      smtpUrl: 'smtp://127.0.0.1:1',
      from: 'cairn@example.org',
      now: () => new Date(),
      onFailure: () => (failures += 1),
    })
    const mail = mailTo('camper@example.org')
    await mailer.send(mail)
    await expect.poll(() => failures).toBe(1)
    const waiting = () =>
      server.database
        .selectFrom('mail_outbox')
        .selectAll()
        .where('mail_id', '=', mail.mailId)
        .executeTakeFirstOrThrow()
    await expect.poll(async () => (await waiting()).tries).toBe(1)
    expect((await waiting()).sent_at).toBeNull()
    mailer.close()
  })

  async function sentAt(mailId: string): Promise<Date | null> {
    const row = await server.database
      .selectFrom('mail_outbox')
      .select('sent_at')
      .where('mail_id', '=', mailId)
      .executeTakeFirstOrThrow()
    return row.sent_at
  }
})
