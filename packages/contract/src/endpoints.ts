import type { Endpoint } from './endpoint.ts'
import * as everyEndpoint from './every-endpoint.ts'

/** Every call of the API, for rules that apply to all of them. */
export const endpoints: readonly Endpoint[] = Object.values<object>(everyEndpoint).filter(isEndpoint)

/** Besides calls, their files may export schemas that several of them share. */
function isEndpoint(value: object): value is Endpoint {
  return 'method' in value && 'path' in value
}
