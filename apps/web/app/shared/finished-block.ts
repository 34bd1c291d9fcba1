import { create } from 'zustand'

/** The block that the camper has finished last on this page, by its name. */
export const useFinishedBlock = create<{ name: string | null }>(() => ({ name: null }))

export function noteFinishedBlock(name: string | null): void {
  useFinishedBlock.setState({ name })
}
