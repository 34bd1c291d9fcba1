import { useEffect, useEffectEvent } from 'react'

/**
 * Handles Ctrl with Space anywhere on the page; Cmd with Space belongs to macOS. Whatever has the focus and knows the
 * key itself comes first, except inside of `own`, a selector: buttons of a player would act on Space as well.
 */
export function usePlayKey(toggle: () => void, own?: string): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.code !== 'Space' || !event.ctrlKey || event.defaultPrevented) return
    event.preventDefault()
    if (!event.repeat) toggle()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event)
    const listenFirst = (event: KeyboardEvent) => {
      if (own === undefined || !(event.target instanceof Element) || !event.target.closest(own)) return
      press(event)
      if (event.defaultPrevented) event.stopPropagation()
    }
    addEventListener('keydown', listenFirst, { capture: true })
    addEventListener('keydown', listen)
    return () => {
      removeEventListener('keydown', listenFirst, { capture: true })
      removeEventListener('keydown', listen)
    }
  }, [own])
}
