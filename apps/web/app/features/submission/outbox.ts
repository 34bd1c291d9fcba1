import { completeModernChallenge, limits, type OkOf, z } from '@cairn/contract'
import { readStored, writeStored } from '#lib/browser-storage.ts'
import { call, type CallRefusal } from '#lib/call.ts'
import { type CompletionBody, type CompletionCall, completionCallAt } from './completion-calls.ts'

const key = 'waiting-submissions'

/** A call that has not been answered yet (specification §3, “failed progress update”). */
const WaitingSubmission = z.object({
  id: z.string(),
  /** Whose it is, by their id: another account of this browser must not send it. */
  account: z.string(),
  endpoint: z.string(),
  payload: z.looseObject({ id: z.string() }),
})
type WaitingSubmission = z.infer<typeof WaitingSubmission>

/** As it was written down when there was one such call, and accounts were known by their names. */
const EarlierSubmission = z.object({
  submissionId: z.string(),
  username: z.string(),
  body: z.looseObject({ id: z.string() }),
})

type Account = { id: string; username: string }

export type Acknowledged = { ok: true; value: OkOf<CompletionCall> } | { ok: false; refusal: CallRefusal }

/** Waits between tries when no answer comes. */
const retryWaitsMs = [500, 1500, 4000].slice(0, limits.completionRetries)

/**
 * Sends a completion: first it is written down, then sent until it is acknowledged or refused. What gets
 * no answer stays written down.
 */
export async function submitCompletion(
  { id: account }: Account,
  endpoint: CompletionCall,
  payload: CompletionBody,
): Promise<Acknowledged> {
  const submission = { id: crypto.randomUUID(), account, endpoint: endpoint.path, payload }
  write([...read().filter((other) => !isSame(other, submission)), submission])
  return send(submission, endpoint, retryWaitsMs)
}

/** Sends what a camper has waiting, oldest first, until one gets no answer. Sending twice does no harm. */
export async function replaySubmissions(account: Account): Promise<void> {
  for (const submission of waitingFor(account)) {
    const endpoint = completionCallAt(submission.endpoint)
    const answer = endpoint && (await send(submission, endpoint, []))
    if (answer && !answer.ok && isUnanswered(answer.refusal)) return
  }
}

export function waitingFor({ id, username }: Account): readonly WaitingSubmission[] {
  return read().filter(({ account }) => account === id || account === username)
}

async function send(
  submission: WaitingSubmission,
  endpoint: CompletionCall,
  waits: readonly number[],
): Promise<Acknowledged> {
  // It was typed when it was written down; if it has been tampered with since, the server says so.
  const answer = await call(endpoint, { body: submission.payload as CompletionBody })
  const [wait, ...rest] = waits
  if (!answer.ok && isUnanswered(answer.refusal)) {
    if (wait === undefined) return answer
    await new Promise((resolve) => setTimeout(resolve, wait))
    return send(submission, endpoint, rest)
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
  return one.account === other.account && one.payload.id === other.payload.id
}

function read(): readonly WaitingSubmission[] {
  const text = readStored(key)
  if (text === null) return []
  try {
    const waiting = z.array(z.unknown()).parse(JSON.parse(text))
    // One that cannot be read takes no other with it.
    return waiting.flatMap(asWaiting)
  } catch {
    // Torn by a crash: nothing in it can be sent.
    return []
  }
}

function asWaiting(entry: unknown): WaitingSubmission[] {
  const submission = WaitingSubmission.safeParse(entry)
  if (submission.success) return [submission.data]
  const earlier = EarlierSubmission.safeParse(entry)
  if (!earlier.success) return []
  const { submissionId: id, username: account, body: payload } = earlier.data
  return [{ id, account, endpoint: completeModernChallenge.path, payload }]
}

function write(waiting: readonly WaitingSubmission[]): void {
  writeStored(key, JSON.stringify(waiting))
  dispatchEvent(new Event(outboxChanged))
}

/** Dispatched on the window after what waits has changed. */
export const outboxChanged = 'outbox-changed'
