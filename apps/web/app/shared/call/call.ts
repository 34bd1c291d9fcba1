import {
  addressOf,
  type BodyOf,
  csrfCookie,
  csrfHeader,
  type Endpoint,
  type FlashKey,
  languageHeader,
  type OkOf,
  pageAccountHeader,
  type ParamsOf,
  type QueryOf,
  type RefusalBody,
  type RefusalKeyOf,
  signedInCookie,
  signedInHeader,
  splitLanguage,
} from '@cairn/contract'
import { readCookie } from '#shared/storage/cookies.ts'
import { askToConfirm } from './confirmation.ts'
import { type Api, type EndpointName, type EndpointNamed, loadApi, loadedApi } from './load-api.ts'
import { noteServerReach } from './server-reach.ts'
import { shownAccount } from './shown-account.ts'

/** A refusal that the endpoint declares, or the generic one for anything else that went wrong. */
export type CallRefusal<Key extends string = FlashKey> = {
  key: Key | 'flash.generic-error'
  type: RefusalBody['type']
  variables: Record<string, string | number>
  /** Status of the answer; undefined when there was none from our server. */
  status: number | undefined
  /** True: the endpoint declares this key with this status, so repeating the call will be refused again. */
  isDeclared: boolean
  /** What a bank's question about a payment is answered with. */
  clientSecret?: string | undefined
}

export type Answer<E extends Endpoint> =
  | { ok: true; value: OkOf<E>; headers: Headers }
  | { ok: false; refusal: CallRefusal<RefusalKeyOf<E>> }

type Input<E extends Endpoint> = {
  body?: BodyOf<E>
  params?: ParamsOf<E>
  query?: QueryOf<E>
  /** The account that the call is for; the one that the page shows unless it says otherwise. */
  account?: string
  /** The call goes on when its page is left. Browsers allow that for small bodies only. */
  outlivesPage?: boolean
}

/** Refusals that our server may answer any call with. */
const undeclaredKeys: ReadonlySet<string> = new Set<FlashKey>([
  'flash.generic-error',
  'flash.too-many-requests',
  'signin.confirm-first',
  'signin.required',
])

/**
 * Calls an endpoint of the contract. Never rejects: errors are part of the result. A proxy or a network's sign-in page
 * may answer in place of the school, so an answer that does not look like this endpoint's is discarded. When campers
 * have to confirm who they are first, they are asked, and then the same call is repeated. It stays a call for the account
 * that the page showed before: by then another tab may have signed in to another one, whose camper answers the question.
 */
export async function call<Name extends EndpointName>(
  name: Name,
  input: Input<EndpointNamed<Name>> = {},
): Promise<Answer<EndpointNamed<Name>>> {
  const account = input.account ?? shownAccount()
  const answer = await callOnce(name, input)
  if (answer.ok || !isConfirmFirst(answer.refusal.key)) return answer
  return (await askToConfirm()) ? callOnce(name, { ...input, ...(account && { account }) }) : answer
}

async function callOnce<Name extends EndpointName, E extends EndpointNamed<Name>>(
  name: Name,
  input: Input<E>,
): Promise<Answer<E>> {
  try {
    const api = loadedApi() ?? (await loadApi())
    const endpoint: Endpoint = api.endpoints[name]
    const response = await send(api, endpoint, { ...input, caller: callerOf(name, input.account) })
    const body = await readJson(response)
    noteServerReach(true)
    if (!response.ok) return { ok: false, refusal: readRefusal(api, endpoint, body, response.status) }
    if (!isOurs(endpoint, body, response.status)) return { ok: false, refusal: generic() }
    return { ok: true, value: body as OkOf<E>, headers: response.headers }
  } catch (error) {
    if (!(error instanceof TypeError || error instanceof SyntaxError)) throw error
    noteServerReach(false)
    return { ok: false, refusal: generic() }
  }
}

/** Answers to changes must match the schema completely; answers to reads may be long, and are shown as they are. */
function isOurs({ method, ok, okStatus = 200 }: Endpoint, body: unknown, status: number): boolean {
  if (status !== okStatus) return false
  return method === 'GET' ? typeof body === 'object' && body !== null : ok.safeParse(body).success
}

/** @throws TypeError and SyntaxError for anything but JSON */
async function readJson(response: Response): Promise<unknown> {
  const text = await response.text()
  const type = response.headers.get('content-type') ?? ''
  if (!type.includes('application/json')) throw new SyntaxError(`An answer of the type ${type}`)
  return JSON.parse(text)
}

/** Headers that say who calls. Who is signed in is the one thing that a page asks without knowing it. */
function callerOf(name: EndpointName, account = shownAccount()): Record<string, string> {
  if (name === 'getSessionUser') return { [signedInHeader]: readCookie(signedInCookie) ?? '' }
  return account === undefined ? {} : { [pageAccountHeader]: account }
}

type Sent = {
  caller?: Record<string, string>
  body?: unknown
  params?: unknown
  query?: unknown
  outlivesPage?: boolean
}

/** A POST needs the token of a cookie; when that is stale, a fresh one is fetched and the call repeated once. */
async function send(api: Api, endpoint: Endpoint, input: Sent): Promise<Response> {
  if (endpoint.method === 'GET') return request(endpoint, input)
  if (readCookie(csrfCookie) === undefined) await fetchToken(api)
  const response = await request(endpoint, input)
  if (response.status !== 403 || !(await isTokenRefused(api, response.clone()))) return response
  await response.text()
  await fetchToken(api)
  return request(endpoint, input)
}

let fetchingToken: Promise<void> | undefined

/** Calls share one fetch: a new browser that asks twice at once is named twice, and a token is valid for one name. */
async function fetchToken(api: Api): Promise<void> {
  fetchingToken ??= readToken(api).finally(() => {
    fetchingToken = undefined
  })
  await fetchingToken
}

/** Reads the answer to its end, because an unread body keeps its connection busy. */
async function readToken({ endpoints }: Api): Promise<void> {
  await (await request(endpoints.ping, {})).text()
}

function request(
  endpoint: Endpoint,
  { caller, body, params, query, outlivesPage = false }: Sent,
): Promise<Response> {
  const { method } = endpoint
  const path = addressOf(endpoint, params as Record<string, string> | undefined)
  const search = query ? `?${new URLSearchParams(query as Record<string, string>)}` : ''
  return fetch(path + search, {
    method,
    credentials: 'same-origin',
    keepalive: outlivesPage,
    // Our calls never redirect, but the sign-in page of a network does.
    redirect: 'error',
    headers: {
      accept: 'application/json',
      [languageHeader]: splitLanguage(location.pathname).language,
      ...caller,
      ...(method === 'GET' ? {} : { [csrfHeader]: readCookie(csrfCookie) ?? '' }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
}

function isConfirmFirst(key: string): boolean {
  return key === ('signin.confirm-first' satisfies FlashKey)
}

/** The endpoint's own refusal has its own message; an answer from elsewhere has none. */
async function isTokenRefused({ findRefusal }: Api, response: Response): Promise<boolean> {
  const message = findRefusal(await readJson(response))?.message
  return message === ('flash.generic-error' satisfies FlashKey)
}

function readRefusal<Key extends string>(
  { findRefusal }: Api,
  { refusals }: Endpoint,
  body: unknown,
  status: number,
): CallRefusal<Key> {
  const refusal = findRefusal(body)
  if (!refusal) return generic()
  const { message, type, variables = {}, error } = refusal
  const isDeclared = refusals[message as FlashKey] === status
  if (!isDeclared && !undeclaredKeys.has(message)) return generic()
  const clientSecret = typeof error === 'object' ? error.client_secret : undefined
  return { key: message as Key, type, variables, status, isDeclared, clientSecret }
}

function generic(): CallRefusal<never> {
  return {
    key: 'flash.generic-error',
    type: 'danger',
    variables: {},
    status: undefined,
    isDeclared: false,
  }
}
