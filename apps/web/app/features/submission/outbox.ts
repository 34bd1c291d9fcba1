import {
  type BodyOf,
  ChallengeId,
  completeModernChallenge,
  limits,
  type OkOf,
  SubmittedFile,
  z,
} from '@cairn/contract'
import { call, type CallRefusal } from '#lib/call.ts'
import { readStored, writeStored } from '#lib/browser-storage.ts'

const key = 'waiting-submissions'

const Waiting = z.array(
  z.object({
    submissionId: z.string(),
    /** Whose it is: another account of this browser must not send it. */
    username: z.string(),
    body: z.object({
      id: ChallengeId,
      challengeType: z.number(),
      files: z.optional(z.array(SubmittedFile)),
    }),
  }),
)
type WaitingSubmission = z.infer<typeof Waiting>[number]

export type Acknowledged =
  | { ok: true; value: OkOf<typeof completeModernChallenge> }
  | { ok: false; refusal: CallRefusal }

/** Waits between tries when no answer comes. */
const retryWaitsMs = [500, 1500, 4000].slice(0, limits.completionRetries)

/**
 * Sends a completion: first it is written down, then sent until it is acknowledged or refused. What gets
 * no answer stays written down.
 */
export async function submitCompletion(
  username: string,
  body: BodyOf<typeof completeModernChallenge>,
): Promise<Acknowledged> {
  const submission = { submissionId: crypto.randomUUID(), username, body }
  write([...read().filter((other) => !isSame(other, submission)), submission])
  return send(submission, retryWaitsMs)
}

/** Sends what a camper has waiting, oldest first, until one gets no answer. Sending twice does no harm. */
export async function replaySubmissions(username: string): Promise<void> {
  for (const submission of waitingFor(username)) {
    const answer = await send(submission, [])
    if (!answer.ok && isUnanswered(answer.refusal)) return
  }
}

export function waitingFor(username: string): readonly WaitingSubmission[] {
  return read().filter((submission) => submission.username === username)
}

async function send(submission: WaitingSubmission, waits: readonly number[]): Promise<Acknowledged> {
  const answer = await call(completeModernChallenge, { body: submission.body })
  const [wait, ...rest] = waits
  if (!answer.ok && isUnanswered(answer.refusal)) {
    if (wait === undefined) return answer
    await new Promise((resolve) => setTimeout(resolve, wait))
    return send(submission, rest)
  }
  // Signed out meanwhile: it waits for its owner. Any other refusal would come again.
  if (answer.ok || answer.refusal.status !== 401) write(read().filter((other) => !isSame(other, submission)))
  return answer
}

/** No connection, or a server that could not do it now: worth another try. */
function isUnanswered({ status }: CallRefusal): boolean {
  return status === undefined || status >= 500 || status === 429
}

function isSame(one: WaitingSubmission, other: WaitingSubmission): boolean {
  return one.username === other.username && one.body.id === other.body.id
}

function read(): readonly WaitingSubmission[] {
  const text = readStored(key)
  if (text === null) return []
  try {
    const waiting = Waiting.safeParse(JSON.parse(text))
    return waiting.success ? waiting.data : []
  } catch {
    // Torn by a crash: nothing in it can be sent.
    return []
  }
}

function write(waiting: readonly WaitingSubmission[]): void {
  writeStored(key, JSON.stringify(waiting))
  dispatchEvent(new Event(outboxChanged))
}

/** Dispatched on the window after what waits has changed. */
export const outboxChanged = 'outbox-changed'
