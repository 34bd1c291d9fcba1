import { type Endpoint, endpoints, limits, z } from '@cairn/contract'
import { type JsonSchema, sampleOf } from '../../apps/server/src/testing/sample-of.ts'

const size = limits.maxPayloadBytes

/** Texts of the largest accepted size, each expensive to process in a different way. */
const hardToRead: readonly string[] = [
  '['.repeat(size / 2) + ']'.repeat(size / 2),
  `{${Array.from({ length: 9000 }, (_key, index) => `"k${index}":0`).join(',')}}`,
  `[${'0,'.repeat(size / 2 - 2)}0]`,
  `"${'\\u2028'.repeat(size / 6 - 1)}"`,
  `[${'9'.repeat(size - 2)}]`,
]

/** The calls that take a body, each with the most expensive bodies that it accepts. */
export function heavyBodies(): { endpoint: Endpoint; bodies: string[] }[] {
  return endpoints
    .filter(({ body }) => body !== undefined)
    .map((endpoint) => ({ endpoint, bodies: [...hardToRead, ...swollen(endpoint)] }))
}

/** A valid body, with each of its texts and lists in turn at the maximum length. */
function swollen({ body }: Endpoint): string[] {
  const schema = body && (z.toJSONSchema(body) as JsonSchema)
  const sample = schema && sampleOf(schema)
  if (typeof sample !== 'object' || sample === null) return []
  return Object.entries(sample).flatMap(([name, value]) => {
    const bigger = grow(value)
    return bigger.map((one) => JSON.stringify({ ...sample, [name]: one }))
  })
}

function grow(value: unknown): unknown[] {
  if (typeof value === 'string')
    return ['a@'.repeat(size / 2), '<script'.repeat(size / 7), ' /'.repeat(size / 2)]
  if (!Array.isArray(value) || value.length === 0) return []
  const [item] = value as unknown[]
  const count = Math.floor((size - 200) / (JSON.stringify(item).length + 1))
  return [Array.from({ length: count }, () => item)]
}
