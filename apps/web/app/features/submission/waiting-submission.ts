import { completeModernChallenge, z } from '@cairn/contract'

/** A call that has not been answered yet, as it is written down. */
const WaitingSubmission = z.object({
  id: z.string(),
  /** Whose it is, by their id: another account of this browser must not send it. */
  account: z.string(),
  endpoint: z.string(),
  payload: z.looseObject({ id: z.string() }),
  /** By this browser's clock, in milliseconds since 1970; those of earlier versions have none. */
  madeAt: z.optional(z.number()),
})
export type WaitingSubmission = z.infer<typeof WaitingSubmission>

/** As it was written down when there was one such call, and accounts were known by their names. */
const EarlierSubmission = z.object({
  submissionId: z.string(),
  username: z.string(),
  body: z.looseObject({ id: z.string() }),
})

/** A submission as it was written down; undefined for what cannot be read. */
export function readSubmission(text: string): WaitingSubmission | undefined {
  const entry = parse(text)
  const submission = WaitingSubmission.safeParse(entry)
  if (submission.success) return submission.data
  const earlier = EarlierSubmission.safeParse(entry)
  if (!earlier.success) return undefined
  const { submissionId: id, username: account, body: payload } = earlier.data
  return { id, account, endpoint: completeModernChallenge.path, payload }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // Torn by a crash; it is counted among the damaged.
    return undefined
  }
}
