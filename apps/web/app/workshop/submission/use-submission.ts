import {
  type Challenge,
  completeBackendChallenge,
  completeModernChallenge,
  completeProject,
  type SessionUser,
  type SubmittedFile,
  submitKindOf,
} from '@cairn/contract'
import { useState } from 'react'
import { useRefreshSessionUser } from '#shared/call/session-user.ts'
import { showFlash } from '#shared/flash.ts'
import { showRefusal } from '#shared/show-refusal.ts'
import { submitCompletion } from './outbox.ts'

/** Additional data that some types send with a completion. */
type Submitted = { files?: SubmittedFile[]; solution?: string; githubLink?: string }

export type Submission = {
  isSubmitting: boolean
  /**
   * Records the completion; false, with a message, when the school has not acknowledged it. A submission that could not
   * be sent is stored and sent later, and the camper stays with their work.
   */
  submit: (submitted?: Submitted) => Promise<boolean>
}

export function useSubmission(challenge: Challenge, user: SessionUser | null | undefined): Submission {
  const [isSubmitting, setIsSubmitting] = useState(false)
  const refreshUser = useRefreshSessionUser()
  return {
    isSubmitting,
    submit: async (submitted = {}) => {
      if (!user) return true
      setIsSubmitting(true)
      const answer = await send(user, challenge, submitted)
      setIsSubmitting(false)
      if (answer.ok) {
        await refreshUser()
        return true
      }
      if (answer.refusal.isDeclared) showRefusal(answer.refusal)
      else showFlash(answer.isKept ? 'flash.submission-kept' : 'flash.submission-not-kept', 'danger')
      return false
    },
  }
}

/** By the call that `challenge-types.ts` of the contract names for the lesson's type. */
function send(
  user: SessionUser,
  { id, challengeType }: Challenge,
  { files, solution = '', githubLink }: Submitted,
) {
  const kind = submitKindOf(challengeType)
  if (kind === 'backend') return submitCompletion(user, completeBackendChallenge, { id, solution })
  if (kind === 'project.frontEnd' || kind === 'project.backEnd') {
    const source = githubLink === undefined ? {} : { githubLink }
    return submitCompletion(user, completeProject, { id, challengeType, solution, ...source })
  }
  const withFiles = files === undefined ? {} : { files }
  return submitCompletion(user, completeModernChallenge, { id, challengeType, ...withFiles })
}
