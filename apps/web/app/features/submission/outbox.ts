import { limits, type OkOf } from '@cairn/contract'
import { call, type CallRefusal } from '#lib/call.ts'
import { type CompletionBody, type CompletionCall, completionCallAt } from './completion-calls.ts'
import { keepSubmission, listSubmissions, removeSubmissions } from './outbox-storage.ts'
import type { WaitingSubmission } from './waiting-submission.ts'

type Account = { id: string; username: string }

type Acknowledged = { ok: true; value: OkOf<CompletionCall> } | { ok: false; refusal: CallRefusal }

/** `isKept`: it is written down in this browser and outlives the page. */
export type Submitted = Acknowledged & { isKept: boolean }

/** Waits between tries when no answer comes. */
const retryWaitsMs = [500, 1500, 4000].slice(0, limits.completionRetries)

/** On their way at this moment: nothing else need send them. */
const onTheWay = new Set<string>()

/**
 * Sends a completion: first it is written down, then sent until the school acknowledges or refuses it. What gets no
 * such answer stays written down.
 */
export async function submitCompletion(
  { id: account }: Account,
  endpoint: CompletionCall,
  payload: CompletionBody,
): Promise<Submitted> {
  const submission = {
    id: crypto.randomUUID(),
    account,
    endpoint: endpoint.path,
    payload,
    madeAt: Date.now(),
  }
  const isKept = keepSubmission(submission)
  return { ...(await send(submission, endpoint, retryWaitsMs)), isKept }
}

/**
 * Sends what a camper has waiting, oldest first, and gives what was refused for good. Sending twice does no harm.
 * One that cannot be sent keeps no other back, unless the school asks for a pause.
 */
export async function replaySubmissions(account: Account): Promise<readonly CallRefusal[]> {
  const refused: CallRefusal[] = []
  for (const submission of waitingFor(account)) {
    const endpoint = completionCallAt(submission.endpoint)
    if (!endpoint || onTheWay.has(submission.id)) continue
    const answer = await send(submission, endpoint, [])
    if (answer.ok) continue
    if (isFinal(answer.refusal)) refused.push(answer.refusal)
    if (answer.refusal.status === 429) break
  }
  return refused
}

export function waitingFor({ id, username }: Account): readonly WaitingSubmission[] {
  return listSubmissions().filter(({ account }) => account === id || account === username)
}

/** Whether the school has decided. Signed out meanwhile: it waits for its owner. */
function isFinal({ isDeclared, status }: CallRefusal): boolean {
  return isDeclared && status !== 401
}

async function send(
  submission: WaitingSubmission,
  endpoint: CompletionCall,
  waits: readonly number[],
): Promise<Acknowledged> {
  onTheWay.add(submission.id)
  try {
    const answer = await sendUntilAnswered(submission, endpoint, waits)
    if (answer.ok) removeSubmissions(new Set(coveredBy(submission)))
    else if (isFinal(answer.refusal)) removeSubmissions(new Set([submission.id]))
    return answer
  } finally {
    onTheWay.delete(submission.id)
  }
}

async function sendUntilAnswered(
  submission: WaitingSubmission,
  endpoint: CompletionCall,
  [wait, ...rest]: readonly number[],
): Promise<Acknowledged> {
  // It was typed when it was written down; if it has been tampered with since, the server says so.
  const body = { ...submission.payload, waitedMs: waitedMsOf(submission) } as CompletionBody
  const answer = await call(endpoint, { body })
  const isAnswered = answer.ok || answer.refusal.isDeclared || answer.refusal.status === 429
  if (isAnswered || wait === undefined) return answer
  await new Promise((resolve) => setTimeout(resolve, wait))
  return sendUntilAnswered(submission, endpoint, rest)
}

/** One of an earlier version may be of any age, and must not take the place of anything newer. */
function waitedMsOf({ madeAt }: WaitingSubmission): number {
  return madeAt === undefined ? limits.maxWaitedMs : Math.max(0, Date.now() - madeAt)
}

/** With a submission, older ones of the same lesson are done. */
function coveredBy({ id, account, payload, madeAt = 0 }: WaitingSubmission): readonly string[] {
  const older = listSubmissions().filter(
    (other) => other.account === account && other.payload.id === payload.id && (other.madeAt ?? 0) <= madeAt,
  )
  return [id, ...older.map((other) => other.id)]
}
