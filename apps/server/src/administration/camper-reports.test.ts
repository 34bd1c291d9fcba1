import {
  addressOf,
  deleteAccount,
  deleteCamper,
  exportAccount,
  listCamperReports,
  listOperatorActions,
  type OkOf,
  reportUser,
  settleCamperReport,
  updateUsername,
} from '@cairn/contract'
import { beforeEach, expect, test } from 'vitest'
import { addOperator } from '#http/operator-store.ts'
import { openTestServer } from '#testing/open-test-server.ts'
import type { Visitor } from '#testing/visitor.ts'

const server = await openTestServer()
const reportDescription = 'Their page sells watches.'

let operator: Visitor
let reported: Visitor
let reporter: Visitor

beforeEach(async () => {
  await server.database.deleteFrom('camper_reports').execute()
  operator = await server.camper()
  await addOperator(server.database, (await operator.me()).id, new Date())
  reported = await server.camper()
  reporter = await server.camper()
})

const report = async () =>
  reporter.call(reportUser, { username: (await reported.me()).username, reportDescription })
const listed = async () =>
  ((await operator.call(listCamperReports)).body as OkOf<typeof listCamperReports>).reports
const settle = async ({ userId, id }: { userId: string; id: string }) =>
  operator.send('DELETE', addressOf(settleCamperReport, { userId, id }))

test('a report about a camper waits for operators, with today’s names of both', async () => {
  await report()
  const [{ id: userId }, { username }] = [await reported.me(), await reporter.me()]
  const renamed = `Heron-${username.slice(-8)}`
  await reported.call(updateUsername, { username: renamed })
  expect(await listed()).toMatchObject([
    {
      userId,
      username: renamed,
      reporter: username,
      details: reportDescription,
      reportedAt: server.clock.now.getTime(),
    },
  ])
})

test('a report is settled once, which the log keeps', async () => {
  await report()
  const [waiting] = await listed()
  if (!waiting) throw new Error('The report is not listed.')
  expect(await settle(waiting)).toMatchObject({ status: 200 })
  expect(await listed()).toEqual([])
  expect(await settle(waiting)).toMatchObject({ status: 404, body: { message: 'flash.report-gone' } })
  const { body } = await operator.call(listOperatorActions)
  const { actions } = body as OkOf<typeof listOperatorActions>
  const settled = { operator: (await operator.me()).username, action: 'settle-camper-report' }
  expect(actions.filter(({ action }) => action === settled.action)).toEqual([
    expect.objectContaining({ ...settled, camper: waiting.username }),
  ])
})

test('a report goes with the account that it is about', async () => {
  await report()
  const { id: userId } = await reported.me()
  const body = { reason: 'Sells watches' }
  await operator.send('DELETE', addressOf(deleteCamper, { userId }), { body })
  expect(await listed()).toEqual([])
})

test('a report stays when its author leaves, without who that was', async () => {
  await report()
  await reporter.call(deleteAccount, {})
  expect(await listed()).toMatchObject([{ reporter: null, details: reportDescription }])
})

test('what a camper reported is in their exported data, without a name that they may not know', async () => {
  const { username: former } = await reported.me()
  await report()
  const renamed = `Heron-${former.slice(-8)}`
  await reported.call(updateUsername, { username: renamed })
  const { body } = await reporter.call(exportAccount)
  expect(body).toMatchObject({ reports: [{ details: reportDescription }] })
  expect(JSON.stringify(body)).not.toContain(renamed)
})
