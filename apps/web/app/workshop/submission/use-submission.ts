import { type Challenge, type SessionUser, type SubmittedFile, submitKindOf } from '@cairn/contract'
import { useEffect, useRef, useState } from 'react'
import { refreshSessionUser } from '#shared/call/session-user.ts'
import { showFlash } from '#shared/flash.ts'
import { showRefusal } from '#shared/show-refusal.ts'
import { keepVisitorSubmission } from '#shared/outbox/visitor-submissions.ts'
import { useCompletedIds } from '#shared/use-completed-ids.ts'
import { type MadeCompletion, submitCompletion, waitingOf } from './outbox.ts'
import { useOnLeave } from './use-on-leave.ts'
import { usePassing } from './use-passing.ts'

/** Additional data that some types send with a completion. */
type Submitted = {
  files?: SubmittedFile[]
  /** The time of the account's save that the files are based on. */
  lastSavedDate?: number
  solution?: string
  githubLink?: string
}

export type Submission = {
  isSubmitting: boolean
  /**
   * Records the completion; false, with a message, when the school has not acknowledged it. A submission that could not
   * be sent is stored and sent later, and the camper stays with their work. A visitor's waits until they sign in.
   */
  submit: (submitted?: Submitted) => Promise<boolean>
}

/**
 * `passed` returns what the camper may submit, once it has passed. From then on it is submitted even if they leave
 * without pressing the button, unless the lesson is done already (docs/reference/workshop.md, “Submissions”).
 */
export function useSubmission(
  challenge: Challenge,
  user: SessionUser | null | undefined,
  passed?: (() => Submitted) | false,
): Submission {
  const [isSubmitting, setIsSubmitting] = useState(false)
  const isSubmitted = useRef(false)
  const isDone = useCompletedIds().has(challenge.id)
  const passing = usePassing(Boolean(passed), user)
  const send = async (submitted: Submitted, madeAt?: number) => {
    isSubmitted.current = true
    const completion = { ...completionOf(challenge, submitted), madeAt }
    if (!user) return keepForVisitor(completion)
    setIsSubmitting(true)
    const answer = await submitCompletion(user, completion)
    setIsSubmitting(false)
    if (answer.ok) {
      await refreshSessionUser()
      return true
    }
    if (answer.refusal.isDeclared) showRefusal(answer.refusal)
    else showFlash(answer.isKept ? 'flash.submission-kept' : 'flash.submission-not-kept', 'danger')
    return false
  }
  useEffect(() => {
    if (!passed) isSubmitted.current = false
  }, [passed])
  useOnLeave((leaving) => {
    // When they return, they should find their code there; once submitted, it would step aside. Answers are not kept.
    const mayComeBack = leaving === 'to-sign-in' || (user && leaving === 'for-another-document')
    const isKept = challenge.files.length > 0 && mayComeBack
    if (!passed || isSubmitted.current || isDone || isKept || !passing.isOwn()) return
    // By the time at which it passed, so that it replaces nothing that was submitted on another device since.
    void send(passed(), passing.at())
  })
  return { isSubmitting, submit: (submitted = {}) => send(submitted) }
}

/** By the call that `challenge-types.ts` of the contract names for the lesson's type; code has one call for all types. */
function completionOf(
  { id, challengeType }: Challenge,
  { files, lastSavedDate, solution = '', githubLink }: Submitted,
): MadeCompletion {
  const kind = submitKindOf(challengeType)
  if (kind === 'backend') return { call: 'completeBackendChallenge', payload: { id, solution } }
  if (files === undefined && (kind === 'project.frontEnd' || kind === 'project.backEnd')) {
    const source = githubLink === undefined ? {} : { githubLink }
    return { call: 'completeProject', payload: { id, challengeType, solution, ...source } }
  }
  const code = { ...(files && { files }), ...(lastSavedDate !== undefined && { lastSavedDate }) }
  return { call: 'completeModernChallenge', payload: { id, challengeType, ...code } }
}

/** Without room in the browser it lasts as long as the page, so a visitor moves on in any case. */
function keepForVisitor(completion: MadeCompletion): true {
  if (!keepVisitorSubmission(waitingOf(completion))) showFlash('flash.visitor-work-not-kept', 'warning')
  return true
}
