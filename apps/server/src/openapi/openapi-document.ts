import {
  csrfHeader,
  type Endpoint,
  endpoints,
  type FlashKey,
  refusalSchema,
  userTokenHeader,
  z,
} from '@cairn/contract'
import { wordsOf } from '#http/words-of.ts'

const title = 'Cairn'
const jsonOf = (schema: z.ZodMiniType) => ({
  content: { 'application/json': { schema: z.toJSONSchema(schema, { target: 'draft-2020-12' }) } },
})

/** The API as an OpenAPI 3.1 document, generated from the contract. */
export function openApiDocument(): object {
  const paths: Record<string, Record<string, object>> = {}
  for (const endpoint of endpoints) {
    const operations = (paths[templateOf(endpoint)] ??= {})
    operations[endpoint.method.toLowerCase()] = operationOf(endpoint)
  }
  return {
    openapi: '3.1.0',
    info: { title, version: '1' },
    paths,
    components: {
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: 'sid' },
        csrf: { type: 'apiKey', in: 'header', name: csrfHeader },
        userToken: { type: 'apiKey', in: 'header', name: userTokenHeader },
      },
    },
  }
}

/** The path of a call in OpenAPI's notation: `{name}` for a parameter. */
export function templateOf({ path }: Endpoint): string {
  return path.replaceAll(/:(\w+)/g, '{$1}')
}

function operationOf(endpoint: Endpoint): object {
  const { method, access, params, query, body, ok, okStatus = 200 } = endpoint
  const parameters = [...parametersOf('path', params), ...parametersOf('query', query)]
  return {
    security: securityOf(method, access),
    ...(parameters.length > 0 && { parameters }),
    ...(body && { requestBody: jsonOf(body) }),
    responses: { [okStatus]: { description: 'Done.', ...jsonOf(ok) }, ...refusalsByStatus(endpoint) },
  }
}

function securityOf(method: Endpoint['method'], access: Endpoint['access']): object[] {
  if (access === 'user-token') return [{ userToken: [] }]
  const needed = { ...(access === 'camper' && { session: [] }), ...(method !== 'GET' && { csrf: [] }) }
  return Object.keys(needed).length > 0 ? [needed] : []
}

function parametersOf(place: 'path' | 'query', parts: z.ZodMiniType | undefined): object[] {
  if (!parts) return []
  const { properties = {}, required = [] } = z.toJSONSchema(parts, { target: 'draft-2020-12' })
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: place,
    required: required.includes(name),
    schema,
  }))
}

/** Several refusals may share a status; the document lists them all with their words. */
function refusalsByStatus({ refusals, refusalsIn }: Endpoint): Record<string, object> {
  const byStatus = Map.groupBy(Object.entries(refusals), ([, status]) => String(status))
  return Object.fromEntries(
    [...byStatus].map(([status, entries]) => [
      status,
      {
        description: entries.map(([key]) => `${key}: ${wordsOf(key as FlashKey)}`).join('\n'),
        // A caller without a session is refused before the call's own format applies.
        ...jsonOf(refusalSchema(status === '401' ? undefined : refusalsIn)),
      },
    ]),
  )
}
