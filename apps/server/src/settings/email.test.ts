import { limits, updateEmail } from '@cairn/contract'
import { beforeEach, describe, expect, test } from 'vitest'
import { openTestServer } from '#testing/open-test-server.ts'
import { newAddress } from '#testing/new-address.ts'
import type { Visitor } from '#testing/visitor.ts'

const server = await openTestServer()
let camper: Visitor
let own: string

beforeEach(async () => {
  own = newAddress()
  camper = await server.camper(own)
})

const ask = (email: string, who = camper) => who.call(updateEmail, { email })
const linkIn = (recipient: string) => {
  const mail = server.mails.findLast((sent) => sent.recipient === recipient)
  return /http:\/\/school\.test(?<path>\/confirm-email\S+)/.exec(mail?.body ?? '')?.groups?.['path'] ?? ''
}
const follow = async (path: string, who = camper) => {
  const { status, headers } = await who.send('GET', path)
  return { status, to: decodeURIComponent(String(headers['location'])) }
}
const address = async (who = camper) => (await who.me()).email

describe('changing the e-mail address', () => {
  test('requires a link in the new mailbox, and notifies the old one', async () => {
    const wanted = newAddress()
    expect(await ask(wanted.toUpperCase())).toMatchObject({
      status: 200,
      body: { type: 'info', message: 'flash.email-look-in-mailbox', variables: { email: wanted } },
    })
    expect(await address()).toBe(own)
    expect(await follow(linkIn(wanted))).toEqual({
      status: 302,
      to: '/settings/email?messages=success[0]=flash.email-valid',
    })
    expect(await address()).toBe(wanted)
    expect(server.mails.at(-1)).toMatchObject({
      recipient: own,
      subject: expect.stringContaining('changed') as string,
    })
  })

  test('is confirmed again by the same link until another change is asked for', async () => {
    const wanted = newAddress()
    await ask(wanted)
    const link = linkIn(wanted)
    await follow(link)
    const mails = server.mails.length
    expect((await follow(link)).to).toContain('success[0]=flash.email-valid')
    expect(server.mails).toHaveLength(mails)
    await ask(newAddress())
    expect((await follow(link)).to).toContain('flash.email-link-invalid')
    expect(await address()).toBe(wanted)
  })

  test.for([
    ['nobody', 'flash.email-invalid'],
    ['a@b.example,c@d.example', 'flash.email-invalid'],
    ['a@b.example\r\nBcc: c@d.example', 'flash.email-invalid'],
    ['\u001Ba@b.example', 'flash.email-invalid'],
  ] as const)('to %j is refused', async ([email, message]) => {
    const sent = server.mails.length
    expect(await ask(email)).toMatchObject({ status: 400, body: { message } })
    expect(server.mails).toHaveLength(sent)
  })

  test('to the current address is answered as such', async () => {
    expect(await ask(own)).toMatchObject({ status: 400, body: { message: 'flash.email-same', type: 'info' } })
  })

  test('again within five minutes has to wait, and the answer says how long', async () => {
    await ask(newAddress())
    server.pass(60_000)
    expect(await ask(newAddress())).toMatchObject({
      status: 429,
      body: { message: 'flash.email-too-soon', variables: { minutes: 4 } },
    })
    server.pass(limits.emailLinkIntervalMs)
    expect((await ask(newAddress())).status).toBe(200)
  })

  test('cannot flood a mailbox, however many accounts ask', async () => {
    const wanted = newAddress()
    const campers = await Promise.all(Array.from({ length: 4 }, () => server.camper()))
    const answers = []
    for (const other of campers) answers.push((await ask(wanted, other)).body.message)
    expect(answers).toEqual([
      ...Array.from({ length: 3 }, () => 'flash.email-look-in-mailbox'),
      'signin.too-many-mails',
    ])
  })

  test('to another camper’s address answers the same, mails its owner, and changes nothing', async () => {
    const theirs = newAddress()
    const other = await server.camper(theirs)
    expect(await ask(theirs)).toMatchObject({
      status: 200,
      body: { message: 'flash.email-look-in-mailbox', variables: { email: theirs } },
    })
    expect(linkIn(theirs)).toBe('')
    expect(await address(other)).toBe(theirs)
  })

  test('a link that is altered, expired, or for another camper or address changes nothing', async () => {
    const wanted = newAddress()
    await ask(wanted)
    const link = linkIn(wanted)
    const stranger = await server.camper()
    expect((await follow(link, stranger)).to).toContain('flash.email-link-invalid')
    expect((await follow(link, server.visitor())).to).toContain('info[0]=flash.signed-in-only')
    expect((await follow(link.replace(/token=.{4}/, 'token=----'))).to).toContain('flash.email-link-invalid')
    expect(
      (await follow(link.replace(/email=[^&]+/, `email=${Buffer.from(newAddress()).toString('base64')}`))).to,
    ).toContain('flash.email-link-invalid')
    server.pass(limits.emailLinkLifetimeMs + 1000)
    expect((await follow(link)).to).toContain('info[0]=flash.email-link-expired')
    expect(await address()).toBe(own)
  })
})
