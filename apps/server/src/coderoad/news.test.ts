import { deleteAccount, endOtherSessions, undoChanges } from '@cairn/contract'
import { expect, test } from 'vitest'
import { newsStreams } from '#testing/news-streams.ts'
import { openTestServer } from '#testing/open-test-server.ts'
import { addDevice } from '#testing/passkeys.ts'
import { newToken, tellSchool } from '#testing/tell-school.ts'
import { undoTokensTo } from '#testing/thief.ts'
import type { Visitor } from '#testing/visitor.ts'

const server = await openTestServer()
const open = newsStreams(server)

async function pass(camper: Visitor) {
  await tellSchool(server, await newToken(camper), 'school/learn-stones')
}

test('a camper’s open pages hear of what the editor reports, and other campers’ pages do not', async () => {
  const [camper, other] = [await server.camper(), await server.camper()]
  const [one, two, others] = [await open(camper), await open(camper), await open(other)]
  expect(one.answer.headers).toMatchObject({
    'content-type': 'text/event-stream',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  })
  await pass(camper)
  await expect.poll(() => one.read.text).toContain('data: progress\n\n')
  await expect.poll(() => two.read.text).toContain('data: progress\n\n')
  await pass(other)
  await expect.poll(() => others.read.text.match(/data:/g)).toHaveLength(1)
})

test('a report that is refused is no news', async () => {
  const camper = await server.camper()
  const { read } = await open(camper)
  await tellSchool(server, 'nonsense', 'school/learn-stones')
  await pass(camper)
  await expect.poll(() => read.text.match(/data:/g)).toHaveLength(1)
})

test('visitors have no stream', async () => {
  expect((await open(server.visitor())).answer.statusCode).toBe(401)
})

test('a camper has three streams; a fourth is told not to ask again, until one is closed', async () => {
  const camper = await server.camper()
  const streams = [await open(camper), await open(camper), await open(camper)]
  expect((await open(camper)).answer.statusCode).toBe(204)
  expect((await open(await server.camper())).answer.statusCode).toBe(200)
  streams[0]?.answer.destroy()
  await expect.poll(async () => (await open(camper)).answer.statusCode).toBe(200)
})

test('a session that ends takes its streams along', async () => {
  const camper = await server.camper()
  const elsewhere = await server.camper((await camper.me()).email)
  const [kept, ended] = [await open(camper), await open(elsewhere)]
  await camper.call(endOtherSessions)
  await expect.poll(() => ended.read.hasEnded).toBe(true)
  expect(kept.read.hasEnded).toBe(false)
  await camper.signOut()
  await expect.poll(() => kept.read.hasEnded).toBe(true)
})

test('a deleted account takes its streams along, on other devices too', async () => {
  const [camper, other] = [await server.camper(), await server.camper()]
  const elsewhere = await server.camper((await camper.me()).email)
  const [here, there, kept] = [await open(camper), await open(elsewhere), await open(other)]
  expect((await camper.call(deleteAccount, {})).status).toBe(200)
  await expect.poll(() => here.read.hasEnded && there.read.hasEnded).toBe(true)
  expect(kept.read.hasEnded).toBe(false)
})

test('so does an undo, which ends all sessions of an account', async () => {
  const camper = await server.camper()
  const { email } = await camper.me()
  await addDevice(camper)
  const { read } = await open(camper)
  const [token = ''] = undoTokensTo(server, email)
  expect((await server.visitor().call(undoChanges, { token })).status).toBe(200)
  await expect.poll(() => read.hasEnded).toBe(true)
})

test('the school can close while streams are open', async () => {
  const { read } = await open(await server.camper())
  await server.app.close()
  await expect.poll(() => read.hasEnded).toBe(true)
})
