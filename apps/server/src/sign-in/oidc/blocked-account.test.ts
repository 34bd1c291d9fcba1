import { confirmSignIn } from '@cairn/contract'
import { afterAll, expect, test } from 'vitest'
import { addOperator } from '#http/operator-store.ts'
import { codeOf } from '#testing/mail-secrets.ts'
import { startProviderSchool } from '#testing/start-provider-school.ts'

const school = await startProviderSchool()
afterAll(() => school.close())
const { server } = school

test('no service is linked to a blocked account, and it can be once the account is unblocked', async () => {
  const email = 'blocked@example.org'
  const camper = await server.camper(email)
  const { id } = await camper.me()
  const operator = await server.camper()
  await addOperator(server.database, (await operator.me()).id, new Date())
  const change = (method: 'DELETE' | 'PUT') =>
    operator.send(method, `/operator/campers/${id}/block`, { body: { reason: 'Spam' } })
  expect((await change('PUT')).status).toBe(200)

  const linked = async () => {
    const visitor = server.visitor()
    await school.signIn(visitor, { subject: 'a-stone', email, isVerified: true })
    const code = codeOf(server.mails.at(-1))
    const { status } = await visitor.call(confirmSignIn, { code })
    const identities = server.database.selectFrom('identities').select('subject').where('user_id', '=', id)
    return { status, identities: await identities.execute() }
  }
  expect(await linked()).toEqual({ status: 403, identities: [] })
  expect((await change('DELETE')).status).toBe(200)
  expect(await linked()).toEqual({ status: 200, identities: [{ subject: 'a-stone' }] })
})
