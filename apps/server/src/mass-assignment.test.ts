import { type Endpoint, endpoints, updateTheme, z } from '@cairn/contract'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { updateUser } from '#settings/store.ts'
import { openTestServer } from '#testing/open-test-server.ts'
import { isNightly } from '#testing/is-nightly.ts'
import type { Visitor } from '#testing/visitor.ts'
import { buildUnguardedApp } from '#testing/build-unguarded-app.ts'
import { everything } from '#testing/everything.ts'
import { type JsonSchema, sampleOf } from '#testing/sample-of.ts'

/** Each protection has a twin test that switches it off and sees the attack succeed. */

/** The strictest rate limit allows a camper this many calls a day. */
const callsOfOneCamper = 10

const server = await openTestServer()
let names: string[]
/** Enough for the names of all columns; each call has a limit of its own. */
let campers: Visitor[]

beforeAll(async () => {
  const { rows } = await sql<{ name: string }>`
    select distinct column_name as name from information_schema.columns where table_schema = 'public'`.execute(
    server.database,
  )
  names = [...new Set(rows.flatMap(({ name }) => [name, camelCase(name)]))]
  campers = []
  while (campers.length * callsOfOneCamper < names.length) campers.push(await server.camper())
})

function camelCase(name: string): string {
  return name.replaceAll(/_(.)/g, (_match, letter: string) => letter.toUpperCase())
}

type ClosedSchema = JsonSchema & { additionalProperties?: boolean }

/** All object schemas within a schema, at any depth. */
function objectsIn(schema: ClosedSchema): ClosedSchema[] {
  const parts = [
    ...Object.values(schema.properties ?? {}),
    ...(schema.anyOf ?? schema.oneOf ?? []),
    ...(schema.items ? [schema.items] : []),
  ]
  return [...(schema.properties ? [schema] : []), ...parts.flatMap(objectsIn)]
}

const schemaOf = ({ body }: Endpoint) => z.toJSONSchema(body as z.ZodMiniType) as ClosedSchema
const withBody = endpoints
  .filter(({ body }) => body)
  .map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const)
/** Each takes some eighty calls: by default a quarter of them. */
const sampled = withBody.filter((_, index) => isNightly || index % 4 === 0)

describe('the name of a column in a body', () => {
  test.for(sampled)('is refused by %s, every one of them', async ([, endpoint]) => {
    const schema = schemaOf(endpoint)
    const sample = sampleOf(schema) as Record<string, unknown>
    const unknown = names.filter((name) => !objectsIn(schema).some(({ properties }) => properties?.[name]))
    expect(unknown.length).toBeGreaterThan(80)
    const before = await everything(server.database)
    const taken: string[] = []
    for (const [index, name] of unknown.entries()) {
      const visitor = campers[Math.floor(index / callsOfOneCamper)]
      const status = (await visitor?.call(endpoint, { ...sample, [name]: true }))?.status ?? 0
      // 429 would be the rate limit and say nothing about the body.
      if (status < 400 || status === 429) taken.push(`${name}: ${status}`)
    }
    expect(taken).toEqual([])
    expect(await everything(server.database)).toBe(before)
  })

  test.for(withBody)('is refused by every nested object of %s', ([, endpoint]) => {
    const open = objectsIn(schemaOf(endpoint)).filter(
      ({ additionalProperties }) => additionalProperties !== false,
    )
    expect(open).toEqual([])
  })

  test('twin: is silently accepted by a server with default settings', async () => {
    const camper = await server.camper()
    const { id: userId, username } = await camper.me()
    const app = await buildUnguardedApp(server, { userId, username })
    const { method, path: url } = updateTheme
    const answer = await app.inject({ method, url, payload: { theme: 'night', is_donating: true } })
    expect(answer.statusCode).toBe(200)
  })

  test('twin: is written if a body goes to the table as it is', async () => {
    const camper = await server.camper()
    const { id: userId } = await camper.me()
    const body = { theme: 'night', is_donating: true } as const
    await updateUser(server.database, userId, body)
    expect((await camper.me()).isDonating).toBe(true)
  })
})
