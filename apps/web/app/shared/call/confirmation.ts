import { create } from 'zustand'

type Question = { answer: (isConfirmed: boolean) => void }

/** Set while campers are asked to confirm who they are. */
export const useConfirmation = create<{ question: Question | null }>(() => ({ question: null }))

let asking: Promise<boolean> | null = null

/** Asks campers to confirm who they are; calls refused at the same time share the question. */
export function askToConfirm(): Promise<boolean> {
  asking ??= ask()
  return asking
}

async function ask(): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>()
  useConfirmation.setState({ question: { answer: resolve } })
  try {
    return await promise
  } finally {
    asking = null
    useConfirmation.setState({ question: null })
  }
}
