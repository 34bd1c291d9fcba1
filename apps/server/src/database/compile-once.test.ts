import { expect, test } from 'vitest'
import { openTestServer } from '#testing/open-test-server.ts'
import { compileOnce } from './compile-once.ts'

const server = await openTestServer()

test('each call has its own values, even when several run at once', async () => {
  for (const username of ['ada', 'bea']) {
    await server.database.insertInto('usernames').values({ username, user_id: crypto.randomUUID() }).execute()
  }
  let built = 0
  const find = compileOnce<{ username: string }>()((queryable, value) => {
    built += 1
    return queryable.selectFrom('usernames').select('username').where('username', '=', value('username'))
  })
  const names = ['ada', 'bea', 'nobody', "' or 1=1 --"]
  const answers = await Promise.all(names.map((username) => find(server.database, { username })))
  expect(answers).toEqual([[{ username: 'ada' }], [{ username: 'bea' }], [], []])
  expect(built).toBe(1)
})
