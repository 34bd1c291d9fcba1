import { type ProfileUi } from '@cairn/contract'
import { useEffect, useRef } from 'react'
import { useSave } from '#settings/form/use-save.ts'

/**
 * Saves changed switches. Each call sends all of them, so a change waits for the one before it: two switches that are
 * changed quickly would otherwise undo each other.
 */
export function useSaveProfileUi(profileUI: ProfileUi): (changed: Partial<ProfileUi>) => Promise<void> {
  const { save } = useSave()
  const saved = useRef(profileUI)
  const lastSave = useRef(Promise.resolve())
  useEffect(() => {
    saved.current = profileUI
  }, [profileUI])
  return (changed) => {
    const saveAfter = async (before: Promise<void>) => {
      await before
      const wanted = { ...saved.current, ...changed }
      if (await save('updateProfileUi', { profileUI: wanted })) saved.current = wanted
    }
    lastSave.current = saveAfter(lastSave.current)
    return lastSave.current
  }
}
