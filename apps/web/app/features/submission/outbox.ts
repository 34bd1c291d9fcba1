import { limits, type OkOf, z } from '@cairn/contract'
import { readStored, writeStored } from '#lib/browser-storage.ts'
import { call, type CallRefusal } from '#lib/call.ts'
import { type CompletionBody, type CompletionCall, completionCallAt } from './completion-calls.ts'

const key = 'waiting-submissions'

/** A call that has not been answered yet (specification §3, “failed progress update”). */
const WaitingSubmission = z.object({
  id: z.string(),
  /** Whose it is: another account of this browser must not send it. */
  username: z.string(),
  endpoint: z.string(),
  payload: z.looseObject({ id: z.string() }),
})
type WaitingSubmission = z.infer<typeof WaitingSubmission>

export type Acknowledged = { ok: true; value: OkOf<CompletionCall> } | { ok: false; refusal: CallRefusal }

/** Waits between tries when no answer comes. */
const retryWaitsMs = [500, 1500, 4000].slice(0, limits.completionRetries)

/**
 * Sends a completion: first it is written down, then sent until it is acknowledged or refused. What gets
 * no answer stays written down.
 */
export async function submitCompletion(
  username: string,
  endpoint: CompletionCall,
  payload: CompletionBody,
): Promise<Acknowledged> {
  const submission = { id: crypto.randomUUID(), username, endpoint: endpoint.path, payload }
  write([...read().filter((other) => !isSame(other, submission)), submission])
  return send(submission, endpoint, retryWaitsMs)
}

/** Sends what a camper has waiting, oldest first, until one gets no answer. Sending twice does no harm. */
export async function replaySubmissions(username: string): Promise<void> {
  for (const submission of waitingFor(username)) {
    const endpoint = completionCallAt(submission.endpoint)
    const answer = endpoint && (await send(submission, endpoint, []))
    if (answer && !answer.ok && isUnanswered(answer.refusal)) return
  }
}

export function waitingFor(username: string): readonly WaitingSubmission[] {
  return read().filter((submission) => submission.username === username)
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
  return one.username === other.username && one.payload.id === other.payload.id
}

function read(): readonly WaitingSubmission[] {
  const text = readStored(key)
  if (text === null) return []
  try {
    const waiting = z.array(z.unknown()).parse(JSON.parse(text))
    // One that cannot be read takes no other with it.
    return waiting.flatMap((entry) => {
      const submission = WaitingSubmission.safeParse(entry)
      return submission.success ? [submission.data] : []
    })
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
