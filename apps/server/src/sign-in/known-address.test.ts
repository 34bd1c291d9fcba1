import { confirmSignIn, getSessionUser, requestSignInMail, updateEmail } from '@cairn/contract'
import { describe, expect, test } from 'vitest'
import { openTestServer } from '#testing/open-test-server.ts'
import type { Answer } from '#testing/visitor.ts'

/** Each protection has a twin test that switches it off and sees the attack succeed. */

const server = await openTestServer()

let addresses = 0
/** All of the same length, because some answers repeat the address. */
const newAddress = () => `target-${1000 + ++addresses}@example.org`

describe('whether an address has an account (S9)', () => {
  /** Everything in an answer that could differ visibly; cookies and dates differ by chance. */
  const visible = ({ status, body, headers }: Answer) => {
    const { 'set-cookie': _cookie, date: _date, ...others } = headers
    return JSON.stringify({ status, body, others })
  }

  test('is not revealed by the answer to a request for mail, even after too many', async () => {
    const known = newAddress()
    await server.camper(known)
    const unknown = newAddress()
    await server.askForMail(server.visitor(), unknown)
    for (let mail = 2; mail <= 4; mail++) {
      const [visitor, other] = [server.visitor(), server.visitor()]
      const answer = visible(await visitor.call(requestSignInMail, { email: known }))
      expect(visible(await other.call(requestSignInMail, { email: unknown }))).toBe(answer)
      expect(answer).toContain(mail <= 3 ? '202' : 'signin.too-many-mails')
    }
  })

  test('is not revealed in a network that its owner uses, where a refused request may still send a mail', async () => {
    const [known, unknown] = [newAddress(), newAddress()]
    const visitorAt = (host: number) => Object.assign(server.visitor(), { address: `198.51.100.${host}` })
    const owner = visitorAt(7)
    const { code } = await server.askForMail(owner, known)
    await owner.call(confirmSignIn, { code })
    // So that the next request from either place is its second.
    await server.askForMail(visitorAt(8), newAddress())
    server.pass(25 * 60 * 60 * 1000)
    const answers = []
    const rows = []
    const sent = server.mails.length
    for (const [email, host] of [
      [known, 7],
      [unknown, 8],
    ] as const) {
      for (let mail = 0; mail < 3; mail++) await server.visitor().call(requestSignInMail, { email })
      answers.push(visible(await visitorAt(host).call(requestSignInMail, { email })))
      const counted = await server.database.selectFrom('sign_in_mails').select('mail_id').execute()
      const opened = await server.database
        .selectFrom('sign_in_requests')
        .select('email')
        .where('email', '=', email)
        .execute()
      rows.push([counted.length, opened.length])
    }
    expect(answers[0]).toBe(answers[1])
    expect(answers[0]).toContain('signin.too-many-mails')
    // The writes are the same too, so that timing reveals nothing; only the mailbox sees the difference.
    expect(rows).toEqual([
      [4, 4],
      [8, 4],
    ])
    expect(server.mails.slice(sent).map(({ recipient }) => recipient)).toEqual([
      ...Array.from({ length: 4 }, () => known),
      ...Array.from({ length: 3 }, () => unknown),
    ])
  })

  test('is not revealed by a wrong code either', async () => {
    const known = newAddress()
    await server.camper(known)
    const answers = []
    for (const email of [known, newAddress()]) {
      const visitor = server.visitor()
      await server.askForMail(visitor, email)
      answers.push(visible(await visitor.call(confirmSignIn, { code: '00000000' })))
    }
    expect(answers[0]).toBe(answers[1])
  })

  test('is not revealed by the answer to a change of address; only its owner’s mailbox is told', async () => {
    const [known, unknown] = [newAddress(), newAddress()]
    await server.camper(known)
    const ask = async (email: string) => {
      const camper = await server.camper()
      const answer = visible(await camper.call(updateEmail, { email })).replaceAll(email, 'the address')
      return { answer, subject: server.mails.at(-1)?.subject, recipient: server.mails.at(-1)?.recipient }
    }
    const [toKnown, toUnknown] = [await ask(known), await ask(unknown)]
    expect(known).toHaveLength(unknown.length)
    expect(toKnown.answer).toBe(toUnknown.answer)
    // The only difference is where only the owner can read it.
    expect([toKnown.recipient, toUnknown.recipient]).toEqual([known, unknown])
    expect(toKnown.subject).not.toBe(toUnknown.subject)
  })

  test('twin: a difference would be noticed, as it is for profiles', async () => {
    const camper = await server.camper()
    const { body } = await camper.call(getSessionUser)
    const profile = (name: string) =>
      server.visitor().send('GET', `/api/users/get-public-profile?username=${name}`)
    expect(visible(await profile(String(body['result'])))).not.toBe(visible(await profile('nobody-at-all')))
  })
})
