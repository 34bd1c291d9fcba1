import { addressOf, createUserToken, endpoints, updateEmail } from '@cairn/contract'
import { expect, test } from 'vitest'
import { addOperator } from '#http/operator-store.ts'
import { newAddress } from '#testing/new-address.ts'
import { openTestServer } from '#testing/open-test-server.ts'
import { unreachableMailer } from '#testing/unreachable-mailer.ts'
import type { Visitor } from '#testing/visitor.ts'

const server = await openTestServer({ mailer: unreachableMailer })
const forOperators = endpoints.filter(({ isForOperators }) => isForOperators)
/** What deletes the camper comes after the lists. */
const inOrder = [
  ...forOperators.filter(({ method }) => method === 'GET'),
  ...forOperators.filter(({ method }) => method !== 'GET'),
]

/** A camper, and everything that would let another person in as them. */
async function camperWithSecrets() {
  const email = newAddress()
  const camper = await server.camper(email)
  const { code, token } = await server.askForMail(server.visitor(), email)
  await camper.call(updateEmail, { email: newAddress() })
  const { body } = await camper.call(createUserToken)
  const secrets = [code, token, camper.cookies.get('sid') ?? '', String(body['userToken'])]
  return { camper, userId: (await camper.me()).id, secrets }
}

/** Makes every call for operators about a camper; what was answered, with its headers. */
async function answersAbout(operator: Visitor, userId: string): Promise<string[]> {
  const about = { userId, certSlug: 'responsive-web-design', id: crypto.randomUUID() }
  const answers: string[] = []
  for (const endpoint of inOrder) {
    const url = `${addressOf(endpoint, about)}?search=`
    const body = endpoint.method === 'GET' ? {} : { body: { reason: 'Posts advertisements' } }
    const answer = await operator.send(
      endpoint.method,
      endpoint.query ? url : addressOf(endpoint, about),
      body,
    )
    answers.push(JSON.stringify(answer))
  }
  return answers
}

test('no call for operators gives them a session, a code or a token of a camper', async () => {
  const operator = await server.camper()
  const { id, username } = await operator.me()
  await addOperator(server.database, id, new Date())
  const { userId, secrets } = await camperWithSecrets()
  expect(secrets.filter((secret) => secret.length < 8)).toEqual([])
  const answers = await answersAbout(operator, userId)
  expect(answers.filter((answer) => secrets.some((secret) => answer.includes(secret)))).toEqual([])
  expect(answers.filter((answer) => /"set-cookie":[^\]]*\bsid=/.test(answer))).toEqual([])
  expect((await operator.me()).username).toBe(username)
})

test('twin: mail that waits has a code, which its list would give them', async () => {
  const { secrets } = await camperWithSecrets()
  const mails = await server.database.selectFrom('mail_outbox').select('body').execute()
  expect(mails.some(({ body }) => body.includes(secrets[0] ?? ''))).toBe(true)
})
