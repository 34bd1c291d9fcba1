import { type BodyOf, flashTypeOf, type Notice, type SessionUser } from '@cairn/contract'
import { useState } from 'react'
import { call } from '#shared/call/call.ts'
import type { EndpointName, EndpointNamed } from '#shared/call/load-api.ts'
import { changeSessionUser, refreshSessionUser, useSessionUser } from '#shared/call/session-user.ts'
import { showFlash } from '#shared/flash.ts'
import { showRefusal } from '#shared/show-refusal.ts'

export type Save = {
  isSaving: boolean
  /**
   * Sends a setting and shows the outcome; true when it was saved.
   *
   * @param saved what the camper has then, if the page needs to know it as soon as it says so
   */
  save: <Name extends EndpointName>(
    name: Name,
    body: BodyOf<EndpointNamed<Name>>,
    saved?: Partial<SessionUser>,
  ) => Promise<boolean>
}

/** Saves settings with the account, one at a time; typed text stays when it is refused. */
export function useSave(): Save {
  const [isSaving, setIsSaving] = useState(false)
  // The account that the camper saw when they saved: another tab may sign in to another one meanwhile.
  const account = useSessionUser()?.id
  return {
    isSaving,
    save: async (name, body, saved) => {
      setIsSaving(true)
      const answer = await call(name, { body, ...(account !== undefined && { account }) })
      setIsSaving(false)
      if (!answer.ok) {
        showRefusal(answer.refusal)
        return false
      }
      if (saved) changeSessionUser(saved)
      // Every call of this page answers with a message.
      const { message, variables } = answer.value as Notice
      showFlash(message, flashTypeOf(message), variables)
      await refreshSessionUser()
      return true
    },
  }
}
