import { limits, paths } from '@cairn/contract'
import { beforeEach, describe, expect, inject, test } from 'vitest'
import { connect, forMaintenance } from '#database/connect.ts'
import { buildLessonForms, formLessons, questionsPath } from '#testing/build-lesson-forms.ts'
import { openTestServer } from '#testing/open-test-server.ts'
import { postForm } from '#testing/post-form.ts'
import { listReports } from '#trouble/report-store.ts'

const server = await openTestServer()
const school = await buildLessonForms(server)
const path = paths.lessonReport(questionsPath)
const written = { kind: 'text', details: 'A word\r\nis missing' }

beforeEach(async () => {
  await server.database.deleteFrom('lesson_reports').execute()
})

type Posted = { url?: string; headers?: Record<string, string>; app?: typeof school }

const post = (fields: Record<string, string>, { url = path, headers = {}, app = school }: Posted = {}) =>
  postForm(app, { url, fields, headers })

describe('a report that is sent as a form', () => {
  test('is kept, and leads back to the lesson with a message', async () => {
    const { status, headers } = await post(written, { url: `/german${path}` })
    expect(status).toBe(303)
    expect(headers.location).toBe(
      `/german${questionsPath}?messages=success%5B0%5D%3Dflash.lesson-report-sent`,
    )
    expect(await listReports(server.database)).toMatchObject([
      { challengeId: formLessons[0].id, language: 'german', kind: 'text', details: 'A word\nis missing' },
    ])
  })

  test('is read at the reports of lessons only', async () => {
    for (const url of ['/lesson-report', '/lesson-report/learn/course', '/lesson-report/learn/a/b/c'])
      expect((await post(written, { url })).status).toBe(404)
  })

  test('comes back when it is too long, with what was typed', async () => {
    const long = { ...written, details: 'x'.repeat(limits.maxReportDetailsLength + 1) }
    expect(await post(long)).toMatchObject({
      status: 413,
      form: { fields: long, refusal: { message: 'flash.form-too-long' } },
    })
  })

  test('has room for the longest report in every script', async () => {
    expect((await post({ ...written, details: '課'.repeat(limits.maxReportDetailsLength) })).status).toBe(303)
  })

  test('comes back while the database is away, with what was typed', async () => {
    const nowhere = connect({ ...inject('postgres'), host: '/nowhere' }, forMaintenance)
    const app = await buildLessonForms({ ...server, database: nowhere })
    expect(await post(written, { app })).toMatchObject({
      status: 503,
      form: { fields: written, refusal: { message: 'flash.database-away' } },
    })
    await nowhere.destroy()
  })

  test('of another site is not read', async () => {
    expect(await post(written, { headers: { origin: 'https://evil.example' } })).toMatchObject({
      status: 403,
      form: { fields: null },
    })
    expect(await listReports(server.database)).toEqual([])
  })
})
