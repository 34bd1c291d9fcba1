import { hasTexts } from '#shared/storage/has-texts.ts'
import { completionAddresses } from './completion-calls.ts'

/** A stored call that has not been answered yet. */
export type WaitingSubmission = {
  id: string
  /** The id of its account, because another account in this browser must not send it. */
  account: string
  /** The address of its call. */
  endpoint: string
  payload: { id: string } & Record<string, unknown>
  /** By this browser's clock, in milliseconds since 1970; undefined for submissions of earlier versions. */
  madeAt?: number | undefined
}

/** The first stored form, when there was one such call and accounts were identified by username. */
type EarlierSubmission = { submissionId: string; username: string; body: WaitingSubmission['payload'] }

/** A stored submission; undefined for text that cannot be read. */
export function readSubmission(text: string): WaitingSubmission | undefined {
  const entry = parse(text)
  if (isWaiting(entry)) return entry
  if (!isEarlier(entry)) return undefined
  const { submissionId: id, username: account, body: payload } = entry
  return { id, account, endpoint: completionAddresses.completeModernChallenge, payload }
}

function isWaiting(entry: unknown): entry is WaitingSubmission {
  if (!hasTexts(entry, ['id', 'account', 'endpoint'])) return false
  const { payload, madeAt } = entry as Partial<WaitingSubmission>
  return hasTexts(payload, ['id']) && (madeAt === undefined || Number.isFinite(madeAt))
}

function isEarlier(entry: unknown): entry is EarlierSubmission {
  if (!hasTexts(entry, ['submissionId', 'username'])) return false
  return hasTexts((entry as Partial<EarlierSubmission>).body, ['id'])
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // Damaged by a crash; it is counted as such.
    return undefined
  }
}
