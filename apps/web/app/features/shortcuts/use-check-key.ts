import { useEffect } from 'react'

/** Ctrl or Cmd with Enter, wherever on the page; the editor has answered it already where it has the focus. */
export function useCheckKey(check: () => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.defaultPrevented) return
      event.preventDefault()
      // A key that is held must not check and then submit at once.
      if (!event.repeat) check()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  })
}
