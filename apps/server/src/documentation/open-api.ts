import { csrfHeader, type Endpoint, endpoints, type FlashKey, RefusalBody, z } from '@cairn/contract'
import { wordsOf } from './words-of.ts'

const title = 'Cairn'
const jsonOf = (schema: z.ZodMiniType) => ({
  content: { 'application/json': { schema: z.toJSONSchema(schema, { target: 'draft-2020-12' }) } },
})

/** The API as an OpenAPI 3.1 document, made of the contract and nothing else. */
export function openApiDocument(): object {
  const paths: Record<string, Record<string, object>> = {}
  for (const endpoint of endpoints) {
    const operations = (paths[endpoint.path] ??= {})
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
      },
    },
  }
}

function operationOf({ method, access, query, body, ok, okStatus = 200, refusals }: Endpoint): object {
  return {
    security: securityOf(method, access),
    ...(query && { parameters: parametersOf(query) }),
    ...(body && { requestBody: jsonOf(body) }),
    responses: { [okStatus]: { description: 'Done.', ...jsonOf(ok) }, ...refusalsByStatus(refusals) },
  }
}

function securityOf(method: Endpoint['method'], access: Endpoint['access']): object[] {
  const needed = { ...(access === 'camper' && { session: [] }), ...(method !== 'GET' && { csrf: [] }) }
  return Object.keys(needed).length > 0 ? [needed] : []
}

function parametersOf(query: z.ZodMiniType): object[] {
  const { properties = {}, required = [] } = z.toJSONSchema(query, { target: 'draft-2020-12' })
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }))
}

/** Several refusals may share a status: the document tells each with its words. */
function refusalsByStatus(refusals: Endpoint['refusals']): Record<string, object> {
  const byStatus = Map.groupBy(Object.entries(refusals), ([, status]) => String(status))
  return Object.fromEntries(
    [...byStatus].map(([status, entries]) => [
      status,
      {
        description: entries.map(([key]) => `${key}: ${wordsOf(key as FlashKey)}`).join('\n'),
        ...jsonOf(RefusalBody),
      },
    ]),
  )
}
