import { type BodyOf, flashTypeOf, type Notice } from '@cairn/contract'
import { useState } from 'react'
import { call } from '#shared/call/call.ts'
import type { EndpointName, EndpointNamed } from '#shared/call/load-api.ts'
import { refreshSessionUser, useSessionUser } from '#shared/call/session-user.ts'
import { showFlash } from '#shared/flash.ts'
import { showRefusal } from '#shared/show-refusal.ts'

export type Save = {
  isSaving: boolean
  /** Sends a setting and shows the outcome; true when it was saved. */
  save: <Name extends EndpointName>(name: Name, body: BodyOf<EndpointNamed<Name>>) => Promise<boolean>
}

/** Saves settings with the account, one at a time; typed text stays when it is refused. */
export function useSave(): Save {
  const [isSaving, setIsSaving] = useState(false)
  // The account that the camper saw when they saved: another tab may sign in to another one meanwhile.
  const account = useSessionUser()?.id
  return {
    isSaving,
    save: async (name, body) => {
      setIsSaving(true)
      const answer = await call(name, { body, ...(account !== undefined && { account }) })
      setIsSaving(false)
      if (!answer.ok) {
        showRefusal(answer.refusal)
        return false
      }
      // Every call of this page answers with a message.
      const { message, variables } = answer.value as Notice
      showFlash(message, flashTypeOf(message), variables)
      await refreshSessionUser()
      return true
    },
  }
}
