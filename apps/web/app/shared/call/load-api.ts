import type { Endpoint } from '@cairn/contract'
import type * as api from './api.ts'
import { loadQuietly } from '#shared/loading/load-quietly.ts'

export type Api = typeof api
type Endpoints = Api['endpoints']

/** The name of a call. Its endpoint is loaded when a call is made (decision 66). */
export type EndpointName = {
  [Name in keyof Endpoints]: Endpoints[Name] extends Endpoint ? Name : never
}[keyof Endpoints]

export type EndpointNamed<Name extends EndpointName> = Extract<Endpoints[Name], Endpoint>

let loaded: Api | undefined

/** What is loaded already. A call that is made while its page is left must not wait. */
export function loadedApi(): Api | undefined {
  return loaded
}

/** @throws when the line fails; another try may succeed */
export async function loadApi(): Promise<Api> {
  loaded ??= await loadQuietly(() => import('./api.ts'))
  return loaded
}
