import { afterEach, expect, test } from 'vitest'
import { newAddress } from '#testing/new-address.ts'
import { openPostOffice } from '#testing/open-post-office.ts'
import { openTestServer } from '#testing/open-test-server.ts'
import { withoutAddress } from './without-address.ts'

/** Each protection has a twin test that switches it off and sees the attack succeed. */

const server = await openTestServer()
const post = openPostOffice(server)
afterEach(() => post.close())

/** What a mail fails with whose recipient the mail server names in its answer. */
async function failWith(responseCode: number): Promise<{ recipient: string; error: unknown }> {
  const { url } = await post.mailServer({
    onRecipient: (recipient) => {
      throw Object.assign(new Error(`4.2.0 <${recipient}>: Recipient address rejected`), { responseCode })
    },
  })
  const { send, failures } = await post.sender(url)
  const recipient = newAddress()
  await send(post.mailTo(recipient))
  await expect.poll(() => failures.length).toBeGreaterThan(0)
  return { recipient, error: failures[0]?.error }
}

const textOf = (error: unknown) => `${String(error)}\n${String((error as Error).stack)}`

test.for([450, 550])('the log keeps the codes %i of a mail server, and not whom it named', async (code) => {
  const { recipient, error } = await failWith(code)
  const text = textOf(withoutAddress(error))
  expect(text).toContain(`The mail server answered ${code} 4.2.0 to RCPT TO`)
  expect(text).not.toContain(recipient)
})

test('twin: what the mail server said names them', async () => {
  const { recipient, error } = await failWith(450)
  expect(textOf(error)).toContain(recipient)
})

test('that the mail server is away stays as it is, because it names no recipient', async () => {
  const { send, failures } = await post.sender('smtp://127.0.0.1:1')
  const recipient = newAddress()
  await send(post.mailTo(recipient))
  await expect.poll(() => failures.length).toBe(1)
  const error = withoutAddress(failures[0]?.error)
  expect(textOf(error)).toContain('ECONNREFUSED')
  expect(textOf(error)).not.toContain(recipient)
})
