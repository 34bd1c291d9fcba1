import { type FlashKey, type FlashType, limits } from '@cairn/contract'
import { create } from 'zustand'

export type FlashMessage = {
  id: string
  /** What its key says, unless the school has said otherwise. */
  type?: FlashType | undefined
  message: FlashKey
  variables: Record<string, string | number>
}

/** The single message at the top of the page; a new one replaces it. */
export const useFlash = create<{ current: FlashMessage | null }>(() => ({ current: null }))

export function showFlash(
  message: FlashKey,
  type?: FlashType,
  variables: FlashMessage['variables'] = {},
): void {
  useFlash.setState({ current: { id: randomId(), type, message, variables } })
}

/** @param id closes this message only, not one that came after it */
export function closeFlash(id?: string): void {
  if (id === undefined || useFlash.getState().current?.id === id) useFlash.setState({ current: null })
}

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_-'

function randomId(): string {
  const random = crypto.getRandomValues(new Uint8Array(limits.flashIdLength))
  return [...random].map((byte) => letters[byte % letters.length]).join('')
}
