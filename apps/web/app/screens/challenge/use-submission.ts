import type { Challenge, SessionUser, SubmittedFile } from '@cairn/contract'
import { useState } from 'react'
import { submitCompletion } from '#features/submission/outbox.ts'
import { showFlash } from '#lib/flash.ts'
import { useRefreshSessionUser } from '#lib/session-user.ts'

export type Submission = {
  isSubmitting: boolean
  /** Records the completion; false when the server refused it. What could not be sent is kept. */
  submit: (files?: SubmittedFile[]) => Promise<boolean>
}

export function useSubmission(
  { id, challengeType }: Challenge,
  user: SessionUser | null | undefined,
): Submission {
  const [isSubmitting, setIsSubmitting] = useState(false)
  const refreshUser = useRefreshSessionUser()
  return {
    isSubmitting,
    submit: async (files) => {
      if (!user) return true
      setIsSubmitting(true)
      const answer = await submitCompletion(user.username, {
        id,
        challengeType,
        ...(files && { files }),
      })
      setIsSubmitting(false)
      if (answer.ok) {
        await refreshUser()
        return true
      }
      const { status, key, type, variables } = answer.refusal
      if (status === undefined || status >= 500) {
        showFlash('flash.submission-kept', 'warning')
        return true
      }
      showFlash(key as Parameters<typeof showFlash>[0], type, variables)
      return false
    },
  }
}
