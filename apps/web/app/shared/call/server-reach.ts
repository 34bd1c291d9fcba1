import { create } from 'zustand'

/** Whether the last request was left without an answer from the school: by the network, or by a proxy before it. */
export const useServerReach = create<{ isAway: boolean }>(() => ({ isAway: false }))

export function noteServerReach(isReached: boolean): void {
  useServerReach.setState({ isAway: !isReached })
}
