import type * as z from 'zod/mini'
import type { FlashKey } from './flash-keys.ts'
import type { RefusalPlace } from './refusal-body.ts'

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** Who may call: everyone, only a signed-in camper, or a program with a camper's token and no session. */
export type Access = 'public' | 'camper' | 'user-token'

export type EndpointParts = {
  access: Access
  /** The camper must have signed in or confirmed recently (docs/reference/security.md, “Step-up”). */
  isConfirmed?: true
  /** The camper must be an operator of the school (docs/operating.md). */
  isForOperators?: true
  /** The parts of the path that are written as `:name`. */
  params?: z.ZodMiniType
  query?: z.ZodMiniType
  body?: z.ZodMiniType
  /** Status and body of the only successful answer. */
  okStatus?: 200 | 202
  ok: z.ZodMiniType
  /** Expected answers besides `ok`, by key, with their status. */
  refusals: Partial<Record<FlashKey, number>>
  /** Where in its answer a declared refusal is; the whole answer by default. */
  refusalsIn?: RefusalPlace
  /** Where clients written for freeCodeCamp look for an error in words (docs/reference/api.md, “Refusals”). */
  wordsAs?: 'error' | 'msg'
  /** Refusals whose `error` is an object with a type instead of a text (docs/reference/api.md, “Donations”). */
  errorTypes?: Partial<Record<FlashKey, string>>
}

/** One call of the API, defined once: the server validates and serializes with it, and it types the web app. */
export type Endpoint<Parts extends EndpointParts = EndpointParts> = {
  readonly method: Method
  readonly path: string
} & Readonly<Parts>

export function endpoint<const Parts extends EndpointParts>(
  method: Method,
  path: string,
  parts: Parts,
): Endpoint<Parts> {
  return { method, path, ...parts }
}

/** The address of a call, with the parameters of its path filled in. */
export function addressOf({ path }: Endpoint, params: Readonly<Record<string, string>> = {}): string {
  return path.replaceAll(/:(\w+)/g, (_part, name: string) => encodeURIComponent(params[name] ?? ''))
}

export type ParamsOf<E extends Endpoint> = E['params'] extends z.ZodMiniType
  ? z.infer<E['params']>
  : undefined
export type QueryOf<E extends Endpoint> = E['query'] extends z.ZodMiniType ? z.infer<E['query']> : undefined
export type BodyOf<E extends Endpoint> = E['body'] extends z.ZodMiniType ? z.infer<E['body']> : undefined
export type OkOf<E extends Endpoint> = z.infer<E['ok']>
export type RefusalKeyOf<E extends Endpoint> = Extract<keyof E['refusals'], FlashKey>
