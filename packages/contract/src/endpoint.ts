import * as z from 'zod/mini'
import { type FlashKey, flashTypes } from './flash-keys.ts'

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** Who may call: anybody, only a signed-in camper, or a program with a camper's token and no session. */
export type Access = 'public' | 'camper' | 'user-token'

export type EndpointParts = {
  access: Access
  /** What stands in the path where it has a `:name`. */
  params?: z.ZodMiniType
  query?: z.ZodMiniType
  body?: z.ZodMiniType
  /** Status and body of the one successful answer. */
  okStatus?: 200 | 202
  ok: z.ZodMiniType
  /** Expected answers besides `ok`, by key, with the status they are sent with. */
  refusals: Partial<Record<FlashKey, number>>
  /** Where clients of the peer platform look for what went wrong, in words (api.md §10, §11, §13). */
  wordsAs?: 'error' | 'msg'
  /** Refusals whose `error` is not a text but has a type, too. */
  errorTypes?: Partial<Record<FlashKey, string>>
}

/**
 * One call of the API, written once: the server validates and serialises with it, the web app is
 * typed by it.
 */
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

/** The path of a call, with its parameters in it. */
export function pathOf(
  { path }: Pick<Endpoint, 'path'>,
  params: Readonly<Record<string, string>> = {},
): string {
  return path.replaceAll(/:(\w+)/g, (_place, name: string) => encodeURIComponent(params[name] ?? ''))
}

export type ParamsOf<E extends Endpoint> = E['params'] extends z.ZodMiniType
  ? z.infer<E['params']>
  : undefined
export type QueryOf<E extends Endpoint> = E['query'] extends z.ZodMiniType ? z.infer<E['query']> : undefined
export type BodyOf<E extends Endpoint> = E['body'] extends z.ZodMiniType ? z.infer<E['body']> : undefined
export type OkOf<E extends Endpoint> = z.infer<E['ok']>
export type RefusalKeyOf<E extends Endpoint> = Extract<keyof E['refusals'], FlashKey>

/** What a refusal, and an unexpected failure, look like on the wire (api.md §1). */
export const RefusalBody = z.object({
  type: z.enum(flashTypes),
  message: z.string(),
  variables: z.optional(z.record(z.string(), z.union([z.string(), z.number()]))),
  /** The words of `message` in English, for calls whose `wordsAs` says so. */
  msg: z.optional(z.string()),
  error: z.optional(
    z.union([
      z.string(),
      z.object({ type: z.string(), message: z.string(), client_secret: z.optional(z.string()) }),
    ]),
  ),
})
export type RefusalBody = z.infer<typeof RefusalBody>
