import { useEffect, useState } from 'react'
import { forgetHosts, readRememberedHosts, rememberHosts } from './remembered-hosts.ts'

export type VideoConsent = {
  /** Whether the video may load from its hosts. */
  isGiven: boolean
  /** Whether it may from now on, in this browser. */
  isRemembered: boolean
  /** Whether it was given on this page, by someone who wants to see the video now. */
  isFresh: boolean
  give: (duration: 'once' | 'always') => void
  revoke: () => void
}

type State = Pick<VideoConsent, 'isGiven' | 'isRemembered' | 'isFresh'>

const notGiven: State = { isGiven: false, isRemembered: false, isFresh: false }

/** Whether a video may be loaded from other hosts; without such hosts there is nothing to ask. */
export function useVideoConsent(hosts: readonly string[]): VideoConsent {
  const [state, setState] = useState<State>({ ...notGiven, isGiven: hosts.length === 0 })
  const names = hosts.join(' ')
  useEffect(() => {
    const remembered = readRememberedHosts()
    if (names !== '' && names.split(' ').every((host) => remembered.includes(host)))
      setState({ isGiven: true, isRemembered: true, isFresh: false })
  }, [names])
  return {
    ...state,
    give: (duration) => {
      const isRemembered = duration === 'always'
      if (isRemembered) rememberHosts(hosts)
      setState({ isGiven: true, isRemembered, isFresh: true })
    },
    revoke: () => {
      forgetHosts(hosts)
      setState(notGiven)
    },
  }
}
