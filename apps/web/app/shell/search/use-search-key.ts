import { useEffect } from 'react'
import { isForTyping } from '#shared/is-for-typing.ts'
import { readStored, writeStored } from '#shared/storage/browser-storage.ts'

const storedKey = 'search-key'

/** Whether `/` opens the search in this browser: a single key can be switched off (WCAG 2.1.4). */
export function readsSearchKey(): boolean {
  return readStored(storedKey) !== 'off'
}

export function keepSearchKey(isOn: boolean): void {
  writeStored(storedKey, isOn ? 'on' : 'off')
}

/** Calls back when `/` is pressed outside of text fields and dialogs. */
export function useSearchKey(open: () => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented)
        return
      if (isForTyping(event.target) || !readsSearchKey()) return
      event.preventDefault()
      open()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  })
}
