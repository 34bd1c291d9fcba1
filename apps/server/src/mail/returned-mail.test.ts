import { deleteAccount, exportAccount, listReturnedMails } from '@cairn/contract'
import { afterEach, expect, test } from 'vitest'
import { addOperator } from '#http/operator-store.ts'
import { newAddress } from '#testing/new-address.ts'
import { openPostOffice } from '#testing/open-post-office.ts'
import { openTestServer } from '#testing/open-test-server.ts'
import { smtpRefusal } from '#testing/start-mail-server.ts'
import { deleteMailOf } from './store.ts'

/** Each protection has a twin test that switches it off and sees the attack succeed. */

const server = await openTestServer()
const post = openPostOffice(server)
afterEach(async () => {
  await post.close()
  await server.database.deleteFrom('returned_mails').execute()
})

const refuse = () => {
  throw smtpRefusal(550)
}

/** Sends a mail through a server that refuses it. */
async function sendInVain(recipient: string, refusal: () => void = refuse): Promise<void> {
  const { url } = await post.mailServer({ onRecipient: refusal })
  const { send } = await post.sender(url)
  await send(post.mailTo(recipient))
  await post.passUntilEmpty()
}

async function returnedMails(): Promise<object[]> {
  const operator = await server.camper()
  await addOperator(server.database, (await operator.me()).id, new Date())
  const { body } = await operator.call(listReturnedMails)
  return (body as { mails: object[] }).mails
}

test('a mail that the mail server refuses is listed for operators, with its reason and without its text', async () => {
  const recipient = newAddress()
  await sendInVain(recipient)
  const mails = await returnedMails()
  expect(mails).toMatchObject([{ recipient, answer: expect.stringMatching(/^550 /) as string }])
  expect(JSON.stringify(mails)).not.toContain('ABCD2345')
})

test('a long answer is cut, and what a terminal would obey is shown as text', async () => {
  await sendInVain(newAddress(), () => {
    throw Object.assign(new Error(`No \u{202e}${'such camper '.repeat(100)}`), { responseCode: 550 })
  })
  const [mail] = await returnedMails()
  expect(mail).toMatchObject({ answer: expect.stringContaining('No \\x202esuch camper') as string })
  expect(JSON.stringify(mail).length).toBeLessThan(500)
})

test('a mail that could not be sent in time is listed without a reason', async () => {
  const { send } = await post.sender('smtp://127.0.0.1:1')
  const recipient = newAddress()
  await send(post.mailTo(recipient))
  await post.passTime(25 * 60 * post.minuteMs)
  await post.passUntilEmpty()
  expect(await returnedMails()).toMatchObject([{ recipient, answer: null }])
})

test('a mail that is withdrawn while it is refused is not listed', async () => {
  const { id } = await (await server.camper()).me()
  const { url, hasBegun, release } = await post.slowMailServer('onRecipient')
  const { send, close } = await post.sender(url)
  const recipient = newAddress()
  await send(post.mailTo(recipient, { about: [id] }))
  await hasBegun
  await deleteMailOf(server.database, id, [])
  release()
  await close()
  expect(await returnedMails()).toEqual([])
})

test('returned mail is forgotten after thirty days', async () => {
  await sendInVain(newAddress())
  await post.passTime(30 * 24 * 60 * post.minuteMs)
  expect(await returnedMails()).toEqual([])
  const recipient = newAddress()
  await sendInVain(recipient)
  const kept = await server.database.selectFrom('returned_mails').select('recipient').execute()
  expect(kept).toEqual([{ recipient }])
})

test('returned mail is part of an account’s exported data, and is deleted with the account', async () => {
  const recipient = newAddress()
  const camper = await server.camper(recipient)
  await sendInVain(recipient)
  expect((await camper.call(exportAccount)).body).toMatchObject({ returnedMails: [{ recipient }] })
  await camper.call(deleteAccount, {})
  expect(await returnedMails()).toEqual([])
})

test('twin: mail to an address that no account has is kept', async () => {
  const camper = await server.camper()
  const recipient = newAddress()
  await sendInVain(recipient)
  await camper.call(deleteAccount, {})
  expect(await returnedMails()).toMatchObject([{ recipient }])
})
