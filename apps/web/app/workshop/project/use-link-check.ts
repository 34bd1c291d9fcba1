import { isOwnMachine, type LinkState } from '@cairn/contract'
import { useRef, useState } from 'react'
import { call } from '#shared/call/call.ts'

export type LinkCheckState = 'none' | 'checking' | LinkState

type LinkCheck = {
  state: LinkCheckState
  /** Has the school ask whether the page is live. Pages on the camper's own machine answer only the camper. */
  check: (link: string) => Promise<void>
  /** The link has changed, so what was found no longer counts. */
  forget: () => void
}

/** Advice about a finished project's link; it never keeps a camper from submitting. */
export function useLinkCheck(): LinkCheck {
  const [state, setState] = useState<LinkCheckState>('none')
  const latest = useRef<string | undefined>(undefined)
  return {
    state,
    check: async (link) => {
      if (isOwnMachine(link) || latest.current === link) return
      latest.current = link
      setState('checking')
      const answer = await call('checkLink', { body: { link } })
      if (latest.current === link) setState(answer.ok ? answer.value.state : 'unreachable')
    },
    forget: () => {
      latest.current = undefined
      setState('none')
    },
  }
}
