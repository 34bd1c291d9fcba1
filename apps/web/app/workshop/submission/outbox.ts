import { limits, type OkOf } from '@cairn/contract'
import { call, type CallRefusal } from '#shared/call/call.ts'
import { retryWaits } from '#shared/call/retry-waits.ts'
import type { EndpointNamed } from '#shared/call/load-api.ts'
import {
  completionAddresses,
  type CompletionBody,
  type CompletionCall,
  completionCallAt,
} from '#shared/outbox/completion-calls.ts'
import { keepSubmission, listSubmissions, removeSubmissions } from '#shared/outbox/outbox-storage.ts'
import type { WaitingSubmission } from '#shared/outbox/waiting-submission.ts'
import { randomNumber } from '#shared/random-number.ts'

type Account = { id: string; username: string }

/** What a camper has completed, the call that records it, and when they did, if that was not just now. */
export type MadeCompletion = { call: CompletionCall; payload: CompletionBody; madeAt?: number | undefined }

type Acknowledged =
  | { ok: true; value: OkOf<EndpointNamed<CompletionCall>> }
  | { ok: false; refusal: CallRefusal }

/** `isKept`: the submission is stored in this browser and outlives the page. */
export type Submitted = Acknowledged & { isKept: boolean }

/** Pauses between tries when no answer comes. */
const waitsMs = retryWaits(limits.completionRetries)

/** Submissions being sent at the moment; they must not be sent again. */
const onTheWay = new Set<string>()

/**
 * Sends a completion: it is stored first, then sent until the school acknowledges or refuses it. Without such an answer
 * it stays stored.
 */
export async function submitCompletion(
  { id: account }: Account,
  completion: MadeCompletion,
): Promise<Submitted> {
  const submission = { ...waitingOf(completion), account }
  const isKept = keepSubmission(submission)
  return { ...(await send({ submission, name: completion.call, account }, waitsMs)), isKept }
}

/** A completion as it waits in the browser. */
export function waitingOf(completion: MadeCompletion): Omit<WaitingSubmission, 'account'> {
  const { call: name, payload, madeAt = Date.now() } = completion
  return { id: randomNumber(), endpoint: completionAddresses[name], payload, madeAt }
}

/**
 * Sends a camper's waiting submissions, oldest first, and returns those that were refused for good. Sending one twice
 * does no harm. A submission that cannot be sent does not hold back the others, unless the school asks for a pause.
 */
export async function replaySubmissions(account: Account): Promise<readonly CallRefusal[]> {
  const refused: CallRefusal[] = []
  for (const submission of waitingFor(account)) {
    const name = completionCallAt(submission.endpoint)
    if (!name || onTheWay.has(submission.id)) continue
    const answer = await send({ submission, name, account: account.id }, [])
    if (answer.ok) continue
    if (isFinal(answer.refusal)) refused.push(answer.refusal)
    if (answer.refusal.status === 429) break
  }
  return refused
}

export function waitingFor({ id, username }: Account): readonly WaitingSubmission[] {
  return listSubmissions().filter(({ account }) => account === id || account === username)
}

/** Whether the school has decided. When the camper has been signed out, the submission waits for them. */
function isFinal({ isDeclared, status }: CallRefusal): boolean {
  return isDeclared && status !== 401
}

/** `account`: the id of the account that is to have it. A submission of an earlier version has its username. */
type Sending = { submission: WaitingSubmission; name: CompletionCall; account: string }

async function send(sending: Sending, waits: readonly number[]): Promise<Acknowledged> {
  const { submission } = sending
  onTheWay.add(submission.id)
  try {
    const answer = await sendUntilAnswered(sending, waits)
    if (answer.ok) removeSubmissions(new Set(coveredBy(submission)))
    else if (isFinal(answer.refusal)) removeSubmissions(new Set([submission.id]))
    return answer
  } finally {
    onTheWay.delete(submission.id)
  }
}

async function sendUntilAnswered(
  sending: Sending,
  [wait, ...rest]: readonly number[],
): Promise<Acknowledged> {
  const { submission, name, account } = sending
  // The payload was typed when it was stored; if it has been changed since, the server refuses it.
  const body = { ...submission.payload, waitedMs: waitedMsOf(submission) } as CompletionBody
  const answer = await call(name, { account, body })
  const isAnswered = answer.ok || answer.refusal.isDeclared || answer.refusal.status === 429
  if (isAnswered || wait === undefined) return answer
  await new Promise((resolve) => setTimeout(resolve, wait))
  return sendUntilAnswered(sending, rest)
}

/** Submissions of earlier versions carry no time, so they must not replace a newer one. */
function waitedMsOf({ madeAt }: WaitingSubmission): number {
  return madeAt === undefined ? limits.maxWaitedMs : Math.max(0, Date.now() - madeAt)
}

/** A submission settles older ones of the same lesson. */
function coveredBy({ id, account, payload, madeAt = 0 }: WaitingSubmission): readonly string[] {
  const older = listSubmissions().filter(
    (other) => other.account === account && other.payload.id === payload.id && (other.madeAt ?? 0) <= madeAt,
  )
  return [id, ...older.map((other) => other.id)]
}
