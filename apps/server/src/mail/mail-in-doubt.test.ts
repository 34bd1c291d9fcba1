import { readFile } from 'node:fs/promises'
import { sql } from 'kysely'
import { afterEach, describe, expect, test } from 'vitest'
import { openPostOffice } from '#testing/open-post-office.ts'
import { openTestServer } from '#testing/open-test-server.ts'
import { HangUp } from '#testing/start-mail-server.ts'
import type { MailKind } from './mailer.ts'

/** Each protection has a twin test that switches it off and sees the attack succeed. */

const server = await openTestServer()
const post = openPostOffice(server)
afterEach(() => post.close())

/** How often a mail arrives if the connection is lost the first time, before the server confirms it. */
async function sendAndLoseTheAnswer(kind: MailKind): Promise<number> {
  let arrivals = 0
  const { url, received } = await post.mailServer({
    onContent: () => {
      arrivals += 1
      if (arrivals === 1) throw new HangUp()
    },
  })
  const { send, failures } = await post.sender(url)
  await send(post.mailTo('camper@example.org', { kind }))
  await expect.poll(() => failures.length).toBe(1)
  await post.passUntilEmpty()
  return received.length
}

/** How often a mail arrives if its process dies right after the mail server has all of it. */
async function dieAfterSending(kind: MailKind): Promise<number> {
  const died = Promise.withResolvers<void>()
  const arrived = Promise.withResolvers<void>()
  const dying = await post.mailServer({
    onContent: () => {
      arrived.resolve()
      return died.promise
    },
  })
  const { url, received } = await post.mailServer()
  const { send } = await post.sender(dying.url, { lookEverySeconds: 60 * 60 })
  await send(post.mailTo('camper@example.org', { kind }))
  await arrived.promise
  // What the dead process recorded is what another one finds when the lease has expired.
  await post.sender(url)
  await post.passUntilEmpty()
  died.reject(new HangUp())
  return dying.received.length + received.length
}

describe('a mail that the mail server may have received', () => {
  test('is not sent again if it contains a code: its reader requests a new one', async () => {
    expect(await sendAndLoseTheAnswer('proof')).toBe(1)
  })

  test('twin: a notice is sent again, because a duplicate does less harm than none', async () => {
    expect(await sendAndLoseTheAnswer('notice')).toBe(2)
  })

  test.for([
    ['proof', 1],
    ['notice', 2],
  ] as const)('is known after a crash, too: a %s arrives %i times at most', async ([kind, times]) => {
    expect(await dieAfterSending(kind)).toBe(times)
  })
})

describe('a mail whose code has expired', () => {
  const inTenMinutes = () => new Date(server.clock.now.getTime() + 10 * post.minuteMs)

  test('is never sent, however late the mail server comes back', async () => {
    const mail = post.mailTo('camper@example.org', { kind: 'proof', sendUntil: inTenMinutes() })
    await post.keep(mail)
    await post.passTime(10 * post.minuteMs)
    const { url, asked } = await post.mailServer()
    const { failures } = await post.sender(url)
    await post.outboxIsEmpty()
    expect(asked).toEqual([])
    expect(failures).toMatchObject([{ isFinal: true }])
  })

  test('twin: is sent a second before', async () => {
    const mail = post.mailTo('camper@example.org', { kind: 'proof', sendUntil: inTenMinutes() })
    await post.keep(mail)
    await post.passTime(10 * post.minuteMs - 1000)
    const { url, received } = await post.mailServer()
    await post.sender(url)
    await expect.poll(() => received.length).toBe(1)
  })

  test('is not sent if the code expires while the mail server is slow to answer', async () => {
    const { url, received, hasBegun, release } = await post.slowMailServer('onRecipient')
    const { send, close } = await post.sender(url)
    await send(post.mailTo('camper@example.org', { kind: 'proof', sendUntil: inTenMinutes() }))
    await hasBegun
    await post.passTime(10 * post.minuteMs)
    const closed = close()
    release()
    await closed
    expect(received).toEqual([])
  })
})

test('a mail that is withdrawn while the mail server is slow to answer is not sent', async () => {
  const { url, received, hasBegun, release } = await post.slowMailServer('onRecipient')
  const { send, close } = await post.sender(url)
  await send(post.mailTo())
  await hasBegun
  await server.database.deleteFrom('mail_outbox').execute()
  const closed = close()
  release()
  await closed
  expect(received).toEqual([])
})

test('a mail that was waiting before there was a queue is sent', async () => {
  const migration = new URL('../database/migrations/0091-mail-jobs.sql', import.meta.url)
  await post.keep(post.mailTo())
  await sql`delete from jobs.job`.execute(server.database)
  await sql`delete from jobs.queue`.execute(server.database)
  await sql`alter table mail_outbox add column next_try_at timestamptz default now(), add column lease_id uuid`.execute(
    server.database,
  )
  await sql`create index mail_outbox_waiting on mail_outbox (next_try_at)`.execute(server.database)
  await sql.raw(await readFile(migration, 'utf8')).execute(server.database)
  const { url, received } = await post.mailServer()
  await post.sender(url)
  await expect.poll(() => received.length).toBe(1)
})
