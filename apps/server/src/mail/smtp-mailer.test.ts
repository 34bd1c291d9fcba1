import { afterEach, describe, expect, test } from 'vitest'
import { openPostOffice } from '#testing/open-post-office.ts'
import { openTestServer } from '#testing/open-test-server.ts'
import { smtpRefusal } from '#testing/start-mail-server.ts'

/** Each protection has a twin test that switches it off and sees the attack succeed. */

const server = await openTestServer()
const post = openPostOffice(server)
afterEach(() => post.close())

describe('mail through SMTP', () => {
  test('reaches its recipient, and is deleted', async () => {
    const { url, received } = await post.mailServer()
    const { send, failures } = await post.sender(url)
    await send(post.mailTo())
    await post.outboxIsEmpty()
    expect(received).toEqual([
      { recipient: 'camper@example.org', text: expect.stringContaining('ABCD2345') as string },
    ])
    expect(failures).toEqual([])
  })

  test('that must be encrypted waits when the server does not offer that, and nothing of it is sent', async () => {
    const { url, received, asked } = await post.mailServer()
    const { send, failures } = await post.sender(`${url}?requireTLS=true`)
    await send(post.mailTo())
    await expect.poll(() => failures.length).toBe(1)
    expect(await post.waiting()).toMatchObject([{ tries: 1, is_in_doubt: false }])
    expect([asked, received]).toEqual([[], []])
  })

  test.for(['a@example.org, b@example.org', 'a@example.org\r\nRCPT TO:<b@example.org>'])(
    'never reaches a second recipient smuggled in by %j',
    async (recipient) => {
      const { url, asked } = await post.mailServer()
      const { send } = await post.sender(url)
      await send(post.mailTo(recipient))
      await post.outboxIsEmpty()
      expect(asked).not.toContain('b@example.org')
    },
  )

  test('waits in the outbox while the mail server is unreachable, and is sent when it is back', async () => {
    const { send, close, failures } = await post.sender('smtp://127.0.0.1:1')
    const mail = post.mailTo()
    await send(mail)
    await expect.poll(() => failures.length).toBe(1)
    await close()
    expect(await post.waiting()).toMatchObject([{ mail_id: mail.mailId, tries: 1, is_in_doubt: false }])
    await post.passTime(2 * post.minuteMs)
    const { url, received } = await post.mailServer()
    await post.sender(url)
    await expect.poll(() => received.length).toBe(1)
  })

  test('is retried after a temporary failure, and not after a permanent one', async () => {
    let isFull = true
    const { url, asked, received } = await post.mailServer({
      onRecipient: (recipient) => {
        if (recipient.startsWith('nobody')) throw smtpRefusal(550)
        if (isFull) throw smtpRefusal(452)
      },
    })
    const { send, failures } = await post.sender(url)
    await send(post.mailTo('full@example.org'))
    await send(post.mailTo('nobody@example.org'))
    await expect.poll(() => failures.length).toBe(2)
    expect(failures.filter(({ isFinal }) => isFinal)).toHaveLength(1)
    isFull = false
    await post.passUntilEmpty()
    expect(received.map(({ recipient }) => recipient)).toEqual(['full@example.org'])
    expect(asked.toSorted()).toEqual(['full@example.org', 'full@example.org', 'nobody@example.org'])
  })

  test.for([
    [451, 2],
    [554, 1],
  ] as const)('answered with %i after it arrived completely is sent %i times', async ([code, times]) => {
    let answers = 0
    const { url, received } = await post.mailServer({
      onContent: () => {
        answers += 1
        if (answers === 1) throw smtpRefusal(code)
      },
    })
    const { send, failures } = await post.sender(url)
    await send(post.mailTo('camper@example.org', { kind: 'proof' }))
    await expect.poll(() => failures.length).toBe(1)
    await post.passUntilEmpty()
    expect(received).toHaveLength(times)
  })

  test('gives up on a silent mail server, and tries it again later', async () => {
    const { url, asked } = await post.mailServer({ onRecipient: () => new Promise<void>(() => undefined) })
    const { send, failures } = await post.sender(url, { exchangeMs: 300 })
    await send(post.mailTo('camper@example.org', { kind: 'proof' }))
    await expect.poll(() => failures.length).toBe(1)
    expect(asked).toHaveLength(1)
    await expect.poll(post.waiting).toMatchObject([{ tries: 1, is_in_doubt: false }])
  })

  test('finishes the mail in progress when the school closes', async () => {
    const { url, received, hasBegun, release } = await post.slowMailServer('onContent')
    const { send, close } = await post.sender(url)
    await send(post.mailTo('camper@example.org', { kind: 'proof' }))
    await hasBegun
    const closed = close()
    release()
    await closed
    expect(received).toHaveLength(1)
    expect(await post.waiting()).toEqual([])
  })
})

describe('a mail server that takes minutes for each mail', () => {
  const count = 45

  /** Many mails are waiting; two processes send them; the server answers nothing before `release`. */
  async function sendSlowly() {
    const held = Promise.withResolvers<void>()
    const { url, received } = await post.mailServer({ onContent: () => held.promise })
    const { send } = await post.sender(url)
    await post.sender(url)
    const mails = Array.from({ length: count }, (_mail, index) => post.mailTo(`camper-${index}@example.org`))
    for (const mail of mails) await send(mail)
    await expect.poll(() => received.length).toBe(10)
    return { url, received, release: held.resolve }
  }

  test('gets each of 45 mails once, from two processes that keep looking for mail', async () => {
    const { received, release } = await sendSlowly()
    await post.passTime(2 * post.minuteMs)
    release()
    await post.outboxIsEmpty()
    expect(received).toHaveLength(count)
    expect(new Set(received.map(({ recipient }) => recipient)).size).toBe(count)
  })

  test('twin: gets a mail twice if its lease expires before the exchange', async () => {
    const { url, received, release } = await sendSlowly()
    await server.database.deleteFrom('mail_outbox').where('tries', '=', 0).execute()
    await post.sender(url)
    const minutesLater = async () => {
      await post.passTime(post.minuteMs)
      return received.length
    }
    await expect.poll(minutesLater).toBe(15)
    expect(new Set(received.map(({ recipient }) => recipient)).size).toBe(10)
    release()
    await post.passUntilEmpty()
  })
})
