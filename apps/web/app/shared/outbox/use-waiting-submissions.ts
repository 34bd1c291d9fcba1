import { useSyncExternalStore } from 'react'
import { listSubmissions, outboxChanged } from './outbox-storage.ts'
import type { WaitingSubmission } from './waiting-submission.ts'

/** Read once for each change, because submissions carry code. */
let known: readonly WaitingSubmission[] | undefined
const none: readonly WaitingSubmission[] = []

/** Everything that waits in this browser, of all accounts and of visitors; nothing on the server. */
export function useWaitingSubmissions(): readonly WaitingSubmission[] {
  return useSyncExternalStore(
    subscribe,
    () => (known ??= read()),
    () => none,
  )
}

/** An empty list is always the same one: a new one would render the page again as soon as it starts to answer. */
function read(): readonly WaitingSubmission[] {
  const submissions = listSubmissions()
  return submissions.length === 0 ? none : submissions
}

function subscribe(onChange: () => void): () => void {
  const readAgain = () => {
    known = undefined
    onChange()
  }
  known = undefined
  addEventListener(outboxChanged, readAgain)
  addEventListener('storage', readAgain)
  return () => {
    removeEventListener(outboxChanged, readAgain)
    removeEventListener('storage', readAgain)
  }
}
