import { getSchoolState, updateUsername } from '@cairn/contract'
import { expect, test } from 'vitest'
import { camperOfEachTest } from '#testing/camper-of-each-test.ts'
import { openCommandLine } from '#testing/open-command-line.ts'
import { openTestServer } from '#testing/open-test-server.ts'

const server = await openTestServer()
const type = await openCommandLine(server)
const camper = camperOfEachTest(server)

const statusOfPages = async () => (await camper.call(getSchoolState)).status

test('an operator may open the operators’ pages, until that is taken back', async () => {
  const { username } = await camper.me()
  expect(await statusOfPages()).toBe(403)
  const { printed } = await type(`user operator ${username}`)
  expect(printed).toBe(`${username} is an operator. The pages are at /admin.`)
  expect(await statusOfPages()).toBe(200)
  await type(`user operator ${username} no`)
  expect(await statusOfPages()).toBe(403)
})

test('what cannot be done is answered with why not', async () => {
  const { username } = await camper.me()
  const complaintsOf = async (words: string) => (await type(`user operator ${words}`)).complaints
  expect(await complaintsOf('nobody-here')).toBe('There is no camper called “nobody-here”.')
  expect(await complaintsOf(`${username} no`)).toBe(`${username} is not an operator.`)
  expect(await complaintsOf(`${username} never`)).toBe('Type “no” to take it back, not “never”.')
})

test('a name that a camper has given up makes no one an operator', async () => {
  const { username } = await camper.me()
  const present = `${username}-now`
  await camper.call(updateUsername, { username: present })
  expect((await type(`user operator ${username}`)).complaints).toBe(
    `“${username}” is a former name of ${present}. If you mean them, type their name of today.`,
  )
  expect(await statusOfPages()).toBe(403)
})
