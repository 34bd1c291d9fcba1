import { type LessonReport, limits, reportLesson } from '@cairn/contract'
import { beforeEach, describe, expect, test } from 'vitest'
import { challengeIds } from '#testing/build-test-server.ts'
import { everything } from '#testing/everything.ts'
import { newAddress } from '#testing/new-address.ts'
import { openTestServer } from '#testing/open-test-server.ts'
import { deleteReport, insertReport, listReports } from './report-store.ts'

const server = await openTestServer()
const report: LessonReport = {
  challengeId: challengeIds[0] ?? '',
  language: 'espanol',
  kind: 'test',
  details: 'The second test fails\non the right answer. اختبار',
  failedTests: [2],
  files: [{ name: 'index.html', contents: '<h1>Hello</h1>' }],
}

beforeEach(async () => {
  await server.database.deleteFrom('lesson_reports').execute()
})

let networks = 0
/** From a network of its own, so that limits do not meet. */
const reader = () => server.visitor(`10.0.0.${++networks}`)

describe('a report about a lesson', () => {
  test('is kept as it was written, without an account', async () => {
    expect(await reader().call(reportLesson, report)).toMatchObject({
      status: 200,
      body: { type: 'success', message: 'flash.lesson-report-sent' },
    })
    expect(await listReports(server.database)).toEqual([
      { id: expect.any(Number) as number, reportedOn: '2026-03-01', ...report },
    ])
  })

  test('of a camper says no more about them than that of a visitor', async () => {
    const email = newAddress()
    const camper = await server.camper(email)
    const { id, username } = await camper.me()
    const before = new Set((await everything(server.database)).split('\n'))
    await camper.call(reportLesson, report)
    const added = (await everything(server.database)).split('\n').filter((line) => !before.has(line))
    expect(added.join('\n')).toContain('The second test fails')
    for (const trace of [email, id, username, '12:00', '127.0.0.1']) {
      expect(added.join('\n')).not.toContain(trace)
    }
  })

  test('may be no more than what is wrong', async () => {
    const short = { ...report, kind: 'text', details: '', failedTests: [], files: [] } as const
    expect((await reader().call(reportLesson, short)).status).toBe(200)
  })

  test('about a lesson that is not here is refused', async () => {
    const answer = await reader().call(reportLesson, { ...report, challengeId: 'f'.repeat(24) })
    expect(answer).toMatchObject({ status: 404, body: { message: 'flash.lesson-not-found' } })
  })

  test.for([
    { kind: 'spam' },
    { details: 'x'.repeat(limits.maxReportDetailsLength + 1) },
    { failedTests: [0] },
    { email: 'ada@camp.example' },
  ])('is refused with anything else: %j', async (change) => {
    const answer = await reader().call(reportLesson, { ...report, ...change })
    expect(answer).toMatchObject({ status: 400, body: { message: 'flash.generic-error' } })
    expect(await listReports(server.database)).toEqual([])
  })

  test('is refused once fifty are open, so that reports cannot fill the disk, and others are not', async () => {
    for (let times = 0; times < limits.openReportsPerLesson; times += 1) {
      await reader().call(reportLesson, report)
    }
    const answer = await reader().call(reportLesson, report)
    expect(answer).toMatchObject({ status: 409, body: { message: 'flash.lesson-report-enough' } })
    const other = { ...report, challengeId: challengeIds[1] ?? '' }
    expect((await reader().call(reportLesson, other)).status).toBe(200)
  })

  test('is refused from a network that sends too many', async () => {
    const busy = reader()
    const send = async (number: number) =>
      busy.call(reportLesson, { ...report, challengeId: challengeIds[number] ?? '' })
    for (let times = 0; times < limits.lessonReportsPerHour; times += 1) await send(times)
    expect((await send(0)).status).toBe(429)
    expect(await listReports(server.database)).toHaveLength(limits.lessonReportsPerHour)
  })

  test('is refused from an IPv6 /48, which one customer gets, that sends too many', async () => {
    const send = async (number: number) =>
      server
        .visitor(`2001:db8:7:${number.toString(16)}::1`)
        .call(reportLesson, { ...report, challengeId: challengeIds[number] ?? '' })
    for (let times = 0; times < limits.lessonReportsPerHour; times += 1) await send(times)
    expect((await send(100)).status).toBe(429)
    expect((await reader().call(reportLesson, report)).status).toBe(200)
  })

  describe('when five hundred have come with code', () => {
    beforeEach(async () => {
      for (let count = 0; count < limits.openReportsWithCode; count += 1) {
        const challengeId = challengeIds[1 + (count % 100)] ?? ''
        await insertReport(server.database, { ...report, challengeId }, '2026-03-01')
      }
    })
    const latest = async () => (await listReports(server.database)).at(-1)

    test('is kept without its code, so that strangers cannot fill the disk', async () => {
      expect((await reader().call(reportLesson, report)).status).toBe(200)
      expect(await latest()).toMatchObject({ details: report.details, files: [] })
    })

    test('has its code again once an author has settled one', async () => {
      await deleteReport(server.database, (await latest())?.id ?? 0)
      await reader().call(reportLesson, report)
      expect(await latest()).toMatchObject({ files: report.files })
    })

    test('twin: has its code as well where it is kept uncounted', async () => {
      await insertReport(server.database, report, '2026-03-01')
      expect(await latest()).toMatchObject({ files: report.files })
    })
  })
})
