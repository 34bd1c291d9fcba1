import {
  addressOf,
  type BodyOf,
  csrfCookie,
  csrfHeader,
  type Endpoint,
  findRefusal,
  type FlashKey,
  type OkOf,
  type ParamsOf,
  ping,
  type QueryOf,
  type RefusalBody,
  type RefusalKeyOf,
} from '@cairn/contract'
import { askToConfirm } from './confirmation.ts'
import { readCookie } from './cookies.ts'

/** A refusal that the endpoint declares, or the generic one for whatever else went wrong. */
export type CallRefusal<Key extends string = string> = {
  key: Key | 'flash.generic-error'
  type: RefusalBody['type']
  variables: Record<string, string | number>
  /** Status of the answer; undefined when none came. */
  status: number | undefined
}

export type Answer<E extends Endpoint> =
  | { ok: true; value: OkOf<E>; headers: Headers }
  | { ok: false; refusal: CallRefusal<RefusalKeyOf<E>> }

type Input<E extends Endpoint> = { body?: BodyOf<E>; params?: ParamsOf<E>; query?: QueryOf<E> }

/**
 * Calls an endpoint of the contract. Never rejects: what went wrong is part of the answer. Where the camper has
 * to confirm first who they are, they are asked, and then the same call is made again.
 */
export async function call<E extends Endpoint>(endpoint: E, input: Input<E> = {}): Promise<Answer<E>> {
  const answer = await callOnce(endpoint, input)
  if (answer.ok || !isConfirmFirst(answer.refusal.key)) return answer
  return (await askToConfirm()) ? callOnce(endpoint, input) : answer
}

async function callOnce<E extends Endpoint>(endpoint: E, input: Input<E>): Promise<Answer<E>> {
  try {
    const response = await send(endpoint, input)
    const body: unknown = await response.json()
    if (response.ok) return { ok: true, value: body as OkOf<E>, headers: response.headers }
    return { ok: false, refusal: readRefusal(body, response.status) }
  } catch (error) {
    // No answer at all, or one that is not ours: a proxy's page, say.
    if (error instanceof TypeError || error instanceof SyntaxError)
      return { ok: false, refusal: generic(undefined) }
    throw error
  }
}

type Sent = { body?: unknown; params?: unknown; query?: unknown }

/** A POST needs the token of a cookie; when it has gone stale, a fresh one is fetched and used once. */
async function send(endpoint: Endpoint, input: Sent): Promise<Response> {
  if (endpoint.method === 'GET') return request(endpoint, input)
  if (readCookie(csrfCookie) === undefined) await fetchToken()
  const response = await request(endpoint, input)
  // A refusal of the call's own has words of its own.
  if (response.status !== 403 || (await keyOf(response.clone())) !== 'flash.generic-error') return response
  await response.text()
  await fetchToken()
  return request(endpoint, input)
}

/** Reads the answer to its end: one that is left unread keeps its connection busy. */
async function fetchToken(): Promise<void> {
  await (await request(ping, {})).text()
}

function request(endpoint: Endpoint, { body, params, query }: Sent): Promise<Response> {
  const { method } = endpoint
  const path = addressOf(endpoint, params as Record<string, string> | undefined)
  const search = query ? `?${new URLSearchParams(query as Record<string, string>)}` : ''
  return fetch(path + search, {
    method,
    credentials: 'same-origin',
    headers: {
      accept: 'application/json',
      ...(method === 'GET' ? {} : { [csrfHeader]: readCookie(csrfCookie) ?? '' }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
}

function isConfirmFirst(key: string): boolean {
  return key === ('signin.confirm-first' satisfies FlashKey)
}

async function keyOf(response: Response): Promise<string> {
  return readRefusal(await response.json(), response.status).key
}

function readRefusal<Key extends string>(body: unknown, status: number): CallRefusal<Key> {
  const refusal = findRefusal(body)
  if (!refusal) return generic(status)
  const { message, type, variables = {} } = refusal
  return { key: message as Key, type, variables, status }
}

function generic(status: number | undefined): CallRefusal<never> {
  return { key: 'flash.generic-error', type: 'danger', variables: {}, status }
}
