import { addressOf, type Endpoint, endpoints, z } from '@cairn/contract'
import { expect, test } from 'vitest'
import { openTestServer } from '#testing/open-test-server.ts'
import type { Answer, Visitor } from '#testing/visitor.ts'
import { type JsonSchema, sampleOf } from '#testing/sample-of.ts'
import { createMutator } from '#testing/mutate.ts'

const requests = process.env['TEST_PROFILE'] === 'nightly' ? 100_000 : 500
/** Printed with a failure, so that it can be reproduced. */
const seed = Number(process.env['FUZZ_SEED'] ?? Date.now() % 1_000_000)

const server = await openTestServer()

const schemaOf = (schema: z.ZodMiniType | undefined) => schema && (z.toJSONSchema(schema) as JsonSchema)

function textOf(value: unknown): string | undefined {
  return value === undefined ? undefined : JSON.stringify(value)
}

/** URLs can only hold text without lone surrogates; sent as browsers would send it. */
function addressText(value: unknown): string {
  return (typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).toWellFormed()
}

function searchOf(value: unknown): string {
  const entries = typeof value === 'object' && value !== null ? Object.entries(value) : [['', value]]
  return entries
    .map(([name, inner]) =>
      [String(name), inner].map((part) => encodeURIComponent(addressText(part))).join('='),
    )
    .join('&')
}

/** A path has no empty part. */
function pathWith(endpoint: Endpoint, value: unknown): string {
  const entries = typeof value === 'object' && value !== null ? Object.entries(value) : []
  const texts = entries.map(([name, inner]) => [name, addressText(inner) || '-'] as const)
  return addressOf(endpoint, Object.fromEntries(texts))
}

async function request(
  visitor: Visitor,
  endpoint: Endpoint,
  mutate: (value: unknown) => unknown,
): Promise<Answer> {
  const { method, params, query, body } = endpoint
  const path = params ? pathWith(endpoint, mutate(sampleOf(schemaOf(params) ?? {}))) : endpoint.path
  const asked = query && mutate(sampleOf(schemaOf(query) ?? {}))
  const search = asked === undefined ? '' : `?${searchOf(asked)}`
  const payload = textOf(body && mutate(sampleOf(schemaOf(body) ?? {})))
  return visitor.send(method, path + search, {
    ...(payload !== undefined && { body: payload, headers: { 'content-type': 'application/json' } }),
  })
}

/** 502 means that Microsoft Learn does not answer, and no server plays Microsoft Learn here. */
function isFault({ refusals }: Endpoint, { status, body }: Answer): boolean {
  return status >= 500 && (status !== 502 || body.message === undefined || refusals[body.message] !== status)
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
      const answer = await request(camper, endpoint, mutator.mutate)
      const { status } = answer
      if (isFault(endpoint, answer))
        faults.push(`${endpoint.method} ${endpoint.path}: ${status}, seed ${seed}, request ${count}`)
      // Some of these calls end the session or delete the account.
      if (status === 401 || count % 500 === 499) camper = await server.camper()
    }
    expect(faults).toEqual([])
    expect((await server.visitor().send('GET', '/status/ping')).status).toBe(200)
  },
)
