import * as z from 'zod/mini'
import { flashTypes } from './flash-keys.ts'

/** The JSON of a refusal, or of an unexpected failure (docs/reference/api.md, “Refusals”). */
export const RefusalBody = z.object({
  type: z.enum(flashTypes),
  message: z.string(),
  variables: z.optional(z.record(z.string(), z.union([z.string(), z.number()]))),
  /** The words of `message` in English, for calls with `wordsAs`. */
  msg: z.optional(z.string()),
  error: z.optional(
    z.union([
      z.string(),
      z.object({ type: z.string(), message: z.string(), client_secret: z.optional(z.string()) }),
    ]),
  ),
})
export type RefusalBody = z.infer<typeof RefusalBody>

/** Answers about certificates contain more than a message, which is then in a field of its own. */
export type RefusalPlace = 'response' | 'messages'

const placed = {
  response: z.looseObject({ response: RefusalBody }),
  messages: z.object({ messages: z.array(RefusalBody).check(z.length(1)) }),
} as const satisfies Record<RefusalPlace, z.ZodMiniType>

/** The schema of an answer whose refusal is in this place. */
export function refusalSchema(place: RefusalPlace | undefined): z.ZodMiniType {
  return place === undefined ? RefusalBody : placed[place]
}

/** An answer with a refusal in its place, and its other fields. */
export function placeRefusal(refusal: RefusalBody, place: RefusalPlace | undefined, beside = {}): object {
  if (place === undefined) return refusal
  return place === 'response' ? { response: refusal, ...beside } : { messages: [refusal], ...beside }
}

const Anywhere = z.union([
  RefusalBody,
  z.pipe(
    placed.response,
    z.transform(({ response }) => response),
  ),
  z.pipe(
    placed.messages,
    z.transform(({ messages }) => messages[0]),
  ),
])

/** The refusal in an answer, wherever it is; undefined if it is not one of ours. */
export function findRefusal(answer: unknown): RefusalBody | undefined {
  return Anywhere.safeParse(answer).data
}
