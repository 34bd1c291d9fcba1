import { limits } from '@cairn/contract'
import type { FastifyInstance } from 'fastify'
import { describe, expect, inject, test } from 'vitest'
import { connect, forMaintenance } from '#database/connect.ts'
import {
  buildLessonForms,
  formLessons,
  type FormSchool,
  projectPath,
  questionsPath,
} from '#testing/build-lesson-forms.ts'
import { origin } from '#testing/build-test-server.ts'
import { camperOfEachTest } from '#testing/camper-of-each-test.ts'
import { openTestServer } from '#testing/open-test-server.ts'
import { postForm } from '#testing/post-form.ts'
import type { Visitor } from '#testing/visitor.ts'

const server = await openTestServer()
const [questions, project] = formLessons.map(({ id }) => id)
const school = await buildLessonForms(server)
const urlencoded = 'application/x-www-form-urlencoded'
const evil = 'https://evil.example'
const camper = camperOfEachTest(server)

type Posted = { path?: string; headers?: Record<string, string>; app?: FastifyInstance }

/** By default on the page of the lesson with questions. */
const post = (
  { cookies }: Visitor,
  fields: Record<string, string>,
  { path = questionsPath, headers = {}, app = school }: Posted = {},
) => postForm(app, { url: path, fields, headers, cookies: Object.fromEntries(cookies) })

/** The token on a page that answers a camper's form. */
async function tokenFor(visitor: Visitor, app = school): Promise<string> {
  return (await post(visitor, { 'answer-1': '2' }, { app })).form?.recordToken ?? ''
}

/** Records the lesson with questions, with the camper's own token unless another is given. */
async function record(options: Posted & { csrf?: string } = {}) {
  const csrf = options.csrf ?? (await tokenFor(camper, options.app))
  return post(camper, { 'answer-1': '2', intent: 'record', csrf }, options)
}

describe('answers that are sent as a form', () => {
  test('come back on a page that is never kept, and nothing is recorded', async () => {
    const { status, headers, form } = await post(camper, { 'answer-1': '2' })
    expect([status, headers['cache-control']]).toEqual([200, 'no-store'])
    expect(form).toMatchObject({ fields: { 'answer-1': '2' }, refusal: null })
    expect(await camper.completedIds()).toEqual([])
  })

  test('of a visitor come back without a token to record them', async () => {
    const { form } = await post(server.visitor(), { 'answer-1': '2' })
    expect(form).toEqual({ fields: { 'answer-1': '2' }, recordToken: null, refusal: null })
  })

  test('need no field', async () => {
    expect(await post(camper, {})).toMatchObject({ status: 200, form: { fields: {} } })
  })

  test('are read at lessons only', async () => {
    for (const path of ['/learn/course', '/learn/course/block/nothing', '/learn/nothing/at/all'])
      expect((await post(camper, {}, { path })).status).toBe(404)
  })
})

describe('a lesson', () => {
  test('is recorded with the token of the page, and the next one opens with a message', async () => {
    const { status, headers } = await record()
    expect([status, headers['cache-control']]).toEqual([303, 'no-store'])
    expect(headers.location).toBe(`${projectPath}?messages=success%5B0%5D%3Dflash.lesson-recorded`)
    expect(await camper.completedIds()).toEqual([questions])
  })

  test('that is submitted by a link is recorded with it, and the block follows the last one', async () => {
    const csrf = await tokenFor(camper)
    const fields = { solution: ' https://stones.example.org/mine ', intent: 'record', csrf }
    const { status, headers } = await post(camper, fields, { path: projectPath })
    expect(status).toBe(303)
    expect(headers.location).toBe('/learn/course/?messages=success%5B0%5D%3Dflash.lesson-recorded#block')
    expect((await camper.me()).completedChallenges).toMatchObject([
      { id: project, solution: 'https://stones.example.org/mine' },
    ])
  })

  test.for(['', 'stones', `https://stones.example.org/${'x'.repeat(limits.maxLinkLength)}`])(
    'is not recorded with the link %j, which stays in the form',
    async (solution) => {
      const csrf = await tokenFor(camper)
      const sent = { solution, intent: 'record', csrf }
      const { status, form } = await post(camper, sent, { path: projectPath })
      expect(status).toBe(403)
      expect(form).toMatchObject({
        fields: { solution },
        refusal: { message: 'flash.project-links-invalid' },
      })
      expect(await camper.completedIds()).toEqual([])
    },
  )
})

describe('a form that is not the session’s own', () => {
  const refused = {
    status: 403,
    form: { fields: { 'answer-1': '2' }, refusal: { message: 'flash.form-expired' } },
  }
  const anothersToken = async () => tokenFor(await server.camper())

  test('records nothing without a token, with a made-up one or with another camper’s', async () => {
    for (const csrf of ['', 'abc.def', await anothersToken()]) {
      const { status, form } = await record({ csrf })
      expect({ status, form }).toMatchObject(refused)
      // The page has a token that works.
      expect((await record({ csrf: form?.recordToken ?? '' })).status).toBe(303)
    }
    expect(await post(camper, { 'answer-1': '2', intent: 'record' })).toMatchObject(refused)
  })

  test('records nothing once the session has ended, and keeps the answers', async () => {
    const csrf = await tokenFor(camper)
    await server.thiefOf(camper).signOut()
    const { status, form } = await record({ csrf })
    expect(status).toBe(401)
    expect(form).toMatchObject({
      fields: { 'answer-1': '2' },
      recordToken: null,
      refusal: { message: 'signin.required' },
    })
  })

  test('twin: a school that takes any token records another camper’s', async () => {
    const tokens = { create: () => 'abc', verify: () => true }
    const app = await buildLessonForms(server, { changes: { tokens } })
    expect((await record({ app, csrf: await anothersToken() })).status).toBe(303)
    expect(await camper.completedIds()).toEqual([questions])
  })
})

test('a form that arrives while the database is away keeps its answers and its token', async () => {
  const nowhere = connect({ ...inject('postgres'), host: '/nowhere' }, forMaintenance)
  const app = await buildLessonForms({ ...server, database: nowhere })
  const csrf = await tokenFor(camper)
  const { status, headers, form } = await record({ app, csrf })
  expect([status, Number(headers['retry-after']) > 0]).toEqual([503, true])
  expect(form).toMatchObject({
    fields: { 'answer-1': '2' },
    recordToken: csrf,
    refusal: { message: 'flash.database-away' },
  })
  await nowhere.destroy()
  expect((await record({ csrf: form?.recordToken ?? '' })).status).toBe(303)
})

describe('a form of another site', () => {
  const unread = { status: 403, form: { fields: null, refusal: { message: 'flash.form-foreign' } } }

  test.for([{ origin: evil }, { origin: 'null' }, { 'sec-fetch-site': 'cross-site' }])(
    'is not read, even with a token: %j',
    async (headers) => {
      expect(await record({ csrf: await tokenFor(camper), headers })).toMatchObject(unread)
      expect(await camper.completedIds()).toEqual([])
    },
  )

  test('twin: a school that counts the site among its own obeys it', async () => {
    const app = await buildLessonForms(server, { changes: { appOrigins: [origin, evil] } })
    expect((await record({ app, headers: { origin: evil } })).status).toBe(303)
  })
})

describe('what is not a short form', () => {
  const plain = { 'content-type': 'text/plain' }
  const long = { 'answer-1': 'x'.repeat(limits.maxFormBytes) }

  /** A school that reads bodies of a type, of any length. */
  const reading = (type: string): FormSchool => ({
    weaken: (forms) => {
      forms.removeContentTypeParser(type)
      forms.addContentTypeParser(type, { parseAs: 'string' }, async (_request: unknown, text: string) =>
        Object.fromEntries(new URLSearchParams(text)),
      )
    },
  })

  test.for(['text/plain', 'application/json', 'multipart/form-data; boundary=x', 'text/html'])(
    'is not read as %s',
    async (type) => {
      const csrf = await tokenFor(camper)
      const { status, form } = await record({ csrf, headers: { 'content-type': type } })
      expect({ status, form }).toMatchObject({
        status: 415,
        form: { fields: null, refusal: { message: 'flash.form-unreadable' } },
      })
      expect(await camper.completedIds()).toEqual([])
    },
  )

  test('twin: a school that reads text records what it says', async () => {
    const app = await buildLessonForms(server, reading('text/plain'))
    const csrf = await tokenFor(camper)
    expect((await record({ app, csrf, headers: plain })).status).toBe(303)
  })

  test('is not read if it is too long', async () => {
    expect(await post(camper, long)).toMatchObject({
      status: 413,
      form: { fields: null, refusal: { message: 'flash.form-too-long' } },
    })
  })

  test('twin: a school without that limit reads it', async () => {
    const app = await buildLessonForms(server, reading(urlencoded))
    expect(await post(camper, long, { app })).toMatchObject({ status: 200, form: { fields: long } })
  })
})
