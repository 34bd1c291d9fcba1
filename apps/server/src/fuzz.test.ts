import { type Endpoint, endpoints, z } from '@cairn/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildTestServer, type TestServer, type Visitor } from '#testing/build-test-server.ts'
import { type JsonSchema, sampleOf } from '#testing/sample-of.ts'
import { createMutator } from '#testing/mutate.ts'

const requests = process.env['TEST_PROFILE'] === 'nightly' ? 100_000 : 5000
/** Told with a failure, so that it can be seen again. */
const seed = Number(process.env['FUZZ_SEED'] ?? Date.now() % 1_000_000)

let server: TestServer

beforeAll(async () => {
  server = await buildTestServer()
})
afterAll(() => server.close())

const schemaOf = (schema: z.ZodMiniType | undefined) => schema && (z.toJSONSchema(schema) as JsonSchema)

function textOf(value: unknown): string | undefined {
  return value === undefined ? undefined : JSON.stringify(value)
}

/** A query can only hold texts. */
function searchOf(value: unknown): string {
  const entries = typeof value === 'object' && value !== null ? Object.entries(value) : [['', value]]
  return entries
    .map(
      ([name, inner]) =>
        `${escaped(String(name))}=${escaped(typeof inner === 'string' ? inner : (JSON.stringify(inner) ?? ''))}`,
    )
    .join('&')
}

/** Half of a pair cannot be escaped, and is sent as browsers send it. */
function escaped(text: string): string {
  return encodeURIComponent(text.toWellFormed())
}

async function request(
  visitor: Visitor,
  { method, path, query, body }: Endpoint,
  mutate: (value: unknown) => unknown,
): Promise<number> {
  const asked = query && mutate(sampleOf(schemaOf(query) ?? {}))
  const search = asked === undefined ? '' : `?${searchOf(asked)}`
  const payload = textOf(body && mutate(sampleOf(schemaOf(body) ?? {})))
  const { status } = await visitor.send(method, path + search, {
    ...(payload !== undefined && { body: payload, headers: { 'content-type': 'application/json' } }),
  })
  return status
}

test(
  `${requests} damaged requests crash nothing, and none is answered with a fault`,
  { timeout: 1_800_000 },
  async () => {
    const mutator = createMutator(seed)
    const faults: string[] = []
    let camper = await server.camper()
    for (let count = 0; count < requests; count++) {
      const endpoint = mutator.pick(endpoints)
      const status = await request(camper, endpoint, mutator.mutate)
      if (status >= 500)
        faults.push(`${endpoint.method} ${endpoint.path}: ${status}, seed ${seed}, request ${count}`)
      // Some of these calls end the session, or the account.
      if (status === 401 || count % 500 === 499) camper = await server.camper()
    }
    // 502: the partner that nobody plays here.
    expect(faults.filter((fault) => !fault.includes(': 502'))).toEqual([])
    expect((await server.visitor().send('GET', '/status/ping')).status).toBe(200)
  },
)
