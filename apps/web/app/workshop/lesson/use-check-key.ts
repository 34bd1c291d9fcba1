import { useEffect } from 'react'

/** Handles Ctrl or Cmd with Enter anywhere on the page; the editor handles it itself when it has the focus. */
export function useCheckKey(check: () => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.defaultPrevented) return
      event.preventDefault()
      // Holding the key down must not check and then submit at once.
      if (!event.repeat) check()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  })
}
