import { describe, expect, test } from 'vitest'
import { openTestServer } from '#testing/open-test-server.ts'
import { newAddress } from '#testing/new-address.ts'

const server = await openTestServer()
const follow = async (path: string) => {
  const { headers } = await server.visitor().send('GET', path)
  return decodeURIComponent(String(headers['location']))
}

describe('links in mails', () => {
  test('switch our mail off and on again', async () => {
    const email = newAddress()
    const camper = await server.camper(email)
    const { unsubscribe_id: id } = await server.database
      .selectFrom('unsubscribe_ids')
      .innerJoin('users', 'users.user_id', 'unsubscribe_ids.user_id')
      .select('unsubscribe_id')
      .where('email', '=', email)
      .executeTakeFirstOrThrow()
    const wants = async () => (await camper.me()).sendQuincyEmail
    expect(await follow(`/ue/${id}`)).toBe(`/unsubscribed/${id}?messages=success[0]=flash.unsubscribed`)
    expect(await wants()).toBe(false)
    expect(await follow(`/resubscribe/${id}`)).toBe('/?messages=success[0]=flash.resubscribed')
    expect(await wants()).toBe(true)
  })

  test.for(['/ue/nobody', '/resubscribe/nobody', '/u/a@b.example', '/unsubscribe/a@b.example'])(
    '%s changes nothing',
    async (path) => {
      expect(await follow(path)).toMatch(/^\/\?messages=info\[0\]=flash\.unsubscribe-/)
    },
  )
})
