import { type ProfileUi } from '@cairn/contract'
import { useRef } from 'react'
import { useSave } from '#settings/form/use-save.ts'
import { latestSessionUser } from '#shared/call/latest-session-user.ts'

/**
 * Saves changed switches. Each call sends all of them, so a change waits for the one before it, and takes the others as
 * the account has them now: two switches that are changed quickly, or on two pages, would otherwise undo each other.
 */
export function useSaveProfileUi(): (changed: Partial<ProfileUi>) => Promise<void> {
  const { save } = useSave()
  const lastSave = useRef(Promise.resolve())
  return (changed) => {
    const saveAfter = async (before: Promise<void>) => {
      await before
      const user = await latestSessionUser()
      if (user) await save('updateProfileUi', { profileUI: { ...user.profileUI, ...changed } })
    }
    lastSave.current = saveAfter(lastSave.current)
    return lastSave.current
  }
}
