import { completeModernChallenge, z } from '@cairn/contract'

/** A stored call that has not been answered yet. */
const WaitingSubmission = z.object({
  id: z.string(),
  /** The id of its account, because another account in this browser must not send it. */
  account: z.string(),
  endpoint: z.string(),
  payload: z.looseObject({ id: z.string() }),
  /** By this browser's clock, in milliseconds since 1970; undefined for submissions of earlier versions. */
  madeAt: z.optional(z.number()),
})
export type WaitingSubmission = z.infer<typeof WaitingSubmission>

/** The first stored form, when there was one such call and accounts were identified by username. */
const EarlierSubmission = z.object({
  submissionId: z.string(),
  username: z.string(),
  body: z.looseObject({ id: z.string() }),
})

/** A stored submission; undefined for text that cannot be read. */
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
    // Damaged by a crash; it is counted as such.
    return undefined
  }
}
