import { listStored, readStored, removeStored, writeStored } from '#shared/storage/browser-storage.ts'
import { readSubmission, type WaitingSubmission } from './waiting-submission.ts'

/** Each submission has its own key, so that neither damage nor another tab that writes affects the others. */
const prefix = 'waiting-submission:'

/** Where earlier versions stored all of them as one list. */
const listKey = 'waiting-submissions'

/** Submissions that the browser had no room for; they wait while the page is open. */
const unstored = new Map<string, WaitingSubmission>()

/** Dispatched on the window when the waiting submissions have changed. */
export const outboxChanged = 'outbox-changed'

/** Stores a submission, in place of one with the same id. False when the browser has no room: then it waits in this page only. */
export function keepSubmission(submission: WaitingSubmission): boolean {
  const isStored = writeStored(prefix + submission.id, JSON.stringify(submission))
  if (isStored) unstored.delete(submission.id)
  else unstored.set(submission.id, submission)
  dispatchEvent(new Event(outboxChanged))
  return isStored
}

/** All waiting submissions, oldest first. */
export function listSubmissions(): readonly WaitingSubmission[] {
  const stored = listTexts().map(({ text }) => readSubmission(text))
  return [...stored.filter((submission) => submission !== undefined), ...unstored.values()].toSorted(
    (one, other) => (one.madeAt ?? 0) - (other.madeAt ?? 0),
  )
}

export function removeSubmissions(ids: ReadonlySet<string>): void {
  for (const id of ids) unstored.delete(id)
  forget((text) => ids.has(readSubmission(text)?.id ?? ''))
  dispatchEvent(new Event(outboxChanged))
}

/** Removes entries that cannot be read, and returns how many there were. */
export function clearDamaged(): number {
  return forget((text) => readSubmission(text) === undefined)
}

type Place = { key: string; text: string }

function listTexts(): readonly Place[] {
  const list = readStored(listKey)
  return [
    ...(list === null ? [] : entriesOf(list).map((text) => ({ key: listKey, text }))),
    ...listStored(prefix).map(({ key, value }) => ({ key, text: value })),
  ]
}

function forget(isUnwanted: (text: string) => boolean): number {
  const texts = listTexts()
  const unwanted = texts.filter(({ text }) => isUnwanted(text))
  for (const { key } of unwanted.filter((place) => place.key !== listKey)) removeStored(key)
  if (unwanted.some(({ key }) => key === listKey)) {
    const others = texts.filter(({ key, text }) => key === listKey && !isUnwanted(text))
    if (others.length === 0) removeStored(listKey)
    else writeStored(listKey, `[${others.map(({ text }) => text).join(',')}]`)
  }
  return unwanted.length
}

/**
 * The entries of a list, each as text, even when the list is truncated. Quotes in strings are escaped, so nothing that
 * a camper typed looks like the beginning of an entry.
 */
function entriesOf(list: string): readonly string[] {
  return list
    .replace(/^\[|\]$/g, '')
    .split(/,(?=\{"(?:id|submissionId)":)/)
    .filter((text) => text !== '')
}
