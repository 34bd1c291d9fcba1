import {
  addressOf,
  csrfCookie,
  type Endpoint,
  endpoints,
  findRefusal,
  updateTheme,
  userTokenHeader,
  z,
} from '@cairn/contract'
import { beforeAll, describe, expect, test } from 'vitest'
import { challengeIds } from '#testing/build-test-server.ts'
import { openTestServer } from '#testing/open-test-server.ts'
import type { Answer, Visitor } from '#testing/visitor.ts'
import { buildUnguardedApp } from '#testing/build-unguarded-app.ts'
import { everything } from '#testing/everything.ts'
import { type JsonSchema, sampleOf } from '#testing/sample-of.ts'
import { invalidBodies } from '#testing/invalid-bodies.ts'

const server = await openTestServer()
let camper: Visitor

beforeAll(async () => {
  camper = await server.camper()
})

const schemaOf = (schema: z.ZodMiniType) => z.toJSONSchema(schema) as JsonSchema
const bodyOf = ({ body }: Endpoint): Record<string, unknown> | undefined =>
  body && (sampleOf(schemaOf(body)) as Record<string, unknown>)
const textsOf = (schema: z.ZodMiniType) => sampleOf(schemaOf(schema)) as Record<string, string>
const urlOf = (endpoint: Endpoint): string => {
  const { params, query } = endpoint
  const path = addressOf(endpoint, params && textsOf(params))
  return query ? `${path}?${new URLSearchParams(textsOf(query)).toString()}` : path
}

const send = (visitor: Visitor, endpoint: Endpoint, body: unknown, headers: Record<string, string> = {}) => {
  const type = typeof body === 'string' ? { 'content-type': 'application/json' } : {}
  const options = { ...(body !== undefined && { body }), headers: { ...type, ...headers } }
  return visitor.send(endpoint.method, urlOf(endpoint), options)
}

/** Answers that any call may give (docs/reference/api.md, “Refusals”). */
const everywhere = [403, 404, 413, 415, 429]

/** Empty if the contract allows an answer; otherwise what is wrong with it. */
function undocumented({ path, okStatus = 200, ok, refusals }: Endpoint, { status, body }: Answer): string {
  if (status === okStatus) return z.safeParse(ok, body).success ? '' : `${path}: ${JSON.stringify(body)}`
  const message = findRefusal(body)?.message
  const isDeclared = Object.entries(refusals).some(([key, code]) => code === status && key === message)
  return isDeclared || everywhere.includes(status) ? '' : `${path}: ${status} ${JSON.stringify(body)}`
}

const forCampers = endpoints.filter(({ access }) => access === 'camper')
const changing = endpoints.filter(({ method }) => method !== 'GET')
/** What another site could make a browser send, with the cookies of its user. */
const byCookie = changing.filter(({ access }) => access !== 'user-token')
const byToken = endpoints.filter(({ access }) => access === 'user-token')
const named = (list: readonly Endpoint[]) =>
  list.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const)

describe('signed out', () => {
  test.for(named(forCampers))('%s asks to sign in, and does nothing', async ([, endpoint]) => {
    const before = await everything(server.database)
    const visitor = server.visitor()
    await visitor.send('GET', '/status/ping')
    const answer = await send(visitor, endpoint, bodyOf(endpoint))
    expect(answer).toMatchObject({ status: 401, body: { type: 'info', message: 'signin.required' } })
    expect(await everything(server.database)).toBe(before)
  })
})

describe('without the token of our own pages', () => {
  /** What another site can send: no token, a made-up one, its own, and its origin. */
  async function forgedHeaders(): Promise<Record<string, string>[]> {
    const other = await server.camper()
    await other.send('GET', '/status/ping')
    return [
      { 'csrf-token': '' },
      { 'csrf-token': 'abc.def' },
      { 'csrf-token': other.cookies.get(csrfCookie) ?? '' },
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { 'sec-fetch-site': 'cross-site' },
    ]
  }

  test.for(named(byCookie))('%s is refused, and does nothing', async ([, endpoint]) => {
    const attempts = await forgedHeaders()
    await camper.send('GET', '/status/ping')
    const before = await everything(server.database)
    for (const headers of attempts) {
      expect((await send(camper, endpoint, bodyOf(endpoint), headers)).status).toBe(403)
    }
    const asForm = await camper.send(endpoint.method, urlOf(endpoint), {
      body: '{}',
      headers: { 'content-type': 'text/plain' },
    })
    expect(asForm.status).toBeGreaterThanOrEqual(400)
    expect(asForm.status).toBeLessThan(500)
    expect(await everything(server.database)).toBe(before)
  })

  test('twin: each of them is carried out if no guard protects the routes', async () => {
    const { id: userId, username } = await camper.me()
    const unguarded = await buildUnguardedApp(server, { userId, username })
    for (const [index, headers] of (await forgedHeaders()).entries()) {
      const theme = index % 2 === 0 ? 'night' : 'default'
      const { method, path: url } = updateTheme
      expect((await unguarded.inject({ method, url, headers, payload: { theme } })).statusCode).toBe(200)
      expect((await camper.me()).theme).toBe(theme)
    }
  })
})

describe('without a user token', () => {
  test.for(named(byToken))(
    '%s is refused, with or without a session, and does nothing',
    async ([, endpoint]) => {
      await camper.send('GET', '/status/ping')
      const before = await everything(server.database)
      for (const token of ['', 'abc', 'a.b.c', `${'x'.repeat(20_000)}.y`]) {
        const answer = await send(camper, endpoint, bodyOf(endpoint), { [userTokenHeader]: token })
        expect(answer.status).toBe(401)
        expect(undocumented(endpoint, answer)).toBe('')
      }
      expect(await everything(server.database)).toBe(before)
    },
  )
})

describe('an invalid body', () => {
  test.for(named(changing.filter(({ body }) => body)))(
    '%s is refused as documented, and does nothing',
    async ([, endpoint]) => {
      const visitor = await server.camper()
      await visitor.send('GET', '/status/ping')
      const before = await everything(server.database)
      const schema = schemaOf(endpoint.body as z.ZodMiniType)
      for (const [what, body] of invalidBodies(schema, bodyOf(endpoint) ?? {})) {
        const answer = await send(visitor, endpoint, body)
        expect(undocumented(endpoint, answer)).toBe('')
        expect(answer.status, `${endpoint.path} with ${what}`).toBeGreaterThanOrEqual(400)
      }
      expect(await everything(server.database)).toBe(before)
    },
  )
})

describe('another camper', () => {
  test('changes nothing of this one, whichever call they make', async () => {
    const victim = await server.camper('victim@example.org')
    for (const endpoint of forCampers.filter(({ path }) => !path.startsWith('/account/'))) {
      await send(victim, endpoint, bodyOf(endpoint))
    }
    const { body } = await victim.send('GET', '/user/get-session-user')
    const mine = JSON.stringify(body)
    expect(mine).toContain(challengeIds[0])
    const thief = await server.camper()
    await thief.send('GET', '/status/ping')
    for (const endpoint of endpoints) {
      const answer = await send(thief, endpoint, bodyOf(endpoint))
      expect(undocumented(endpoint, answer)).toBe('')
      expect(JSON.stringify(answer.body)).not.toContain('victim@example.org')
    }
    expect(JSON.stringify((await victim.send('GET', '/user/get-session-user')).body)).toBe(mine)
  })
})
