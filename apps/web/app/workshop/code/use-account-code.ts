import { type Challenge, isCodeProject, limits, type SavedChallenge, type SessionUser } from '@cairn/contract'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { call } from '#shared/call/call.ts'
import { refreshSessionUser } from '#shared/call/session-user.ts'
import { showFlash } from '#shared/flash.ts'
import { showRefusal } from '#shared/show-refusal.ts'
import { readSavedBase, writeSavedBase } from './saved-base.ts'
import { readSavedCode } from './saved-code.ts'
import { submittedFiles } from './submitted-files.ts'
import type { Code } from './use-code.ts'
import { typedCodeOf, whichCode } from './which-code.ts'

export type AccountCode = {
  /** The account's copy of this project; undefined when there is none, or when it is not such a project. */
  saved: SavedChallenge | undefined
  /** True while the camper has to choose between two versions. */
  isAsking: boolean
  keep: (which: 'account' | 'browser') => void
  /** Defined for the projects of a signed-in camper. */
  save: (() => Promise<void>) | undefined
  revert: () => void
}

/** Code of a project, which follows its camper from one device to the next. */
export function useAccountCode(
  challenge: Challenge,
  user: SessionUser | null | undefined,
  code: Code,
): AccountCode {
  const { id, files: seeds } = challenge
  const isKept = isCodeProject(challenge.challengeType)
  const saved = isKept ? user?.savedChallenges.find((one) => one.id === id) : undefined
  const [isAsking, setIsAsking] = useState(false)
  const decided = useRef<number | undefined>(undefined)
  const savedAt = useRef(0)

  const loadFromAccount = (version: SavedChallenge) => {
    writeSavedBase(id, version.lastSavedDate)
    code.load(typedCodeOf(version))
  }

  const settle = useEffectEvent(() => {
    if (!saved || decided.current === saved.lastSavedDate) return
    decided.current = saved.lastSavedDate
    const which = whichCode({ saved, local: readSavedCode(id, seeds), base: readSavedBase(id) })
    if (which === 'account') loadFromAccount(saved)
    if (which === 'ask') setIsAsking(true)
  })
  // Once for each save that the account has.
  useEffect(() => settle(), [saved?.lastSavedDate, id])

  const save = async () => {
    if (Date.now() - savedAt.current < limits.codeSaveIntervalMs) {
      showFlash('flash.code-save-less', 'danger')
      return
    }
    const base = readSavedBase(id)
    const body = {
      id,
      challengeType: challenge.challengeType,
      // The very last keystroke may not have been drawn yet.
      files: submittedFiles(code.currentFiles()),
      ...(base !== undefined && { lastSavedDate: base }),
    }
    savedAt.current = Date.now()
    const answer = await call('saveChallenge', { body })
    if (!answer.ok) {
      savedAt.current = 0
      const { key, status } = answer.refusal
      if (key === 'flash.code-save-conflict') decided.current = undefined
      const isUnanswered = status === undefined || status >= 500
      showRefusal(isUnanswered ? { ...answer.refusal, key: 'flash.code-save-error' } : answer.refusal)
      await refreshSessionUser()
      return
    }
    const written = answer.value.savedChallenges.find((one) => one.id === id)
    if (written) {
      decided.current = written.lastSavedDate
      writeSavedBase(id, written.lastSavedDate)
    }
    showFlash('flash.code-saved', 'success')
    await refreshSessionUser()
  }

  return {
    saved,
    isAsking,
    keep: (which) => {
      setIsAsking(false)
      if (!saved) return
      if (which === 'account') loadFromAccount(saved)
      // From now on this browser's code is based on the account's, and may replace it.
      else {
        writeSavedBase(id, saved.lastSavedDate)
        code.keepEarlier(typedCodeOf(saved))
      }
    },
    save: isKept && user ? save : undefined,
    revert: () => saved && loadFromAccount(saved),
  }
}
