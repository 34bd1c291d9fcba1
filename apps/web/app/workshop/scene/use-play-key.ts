import { useEffect, useEffectEvent } from 'react'

/** Handles Ctrl with Space anywhere on the page; Cmd with Space belongs to macOS. */
export function usePlayKey(toggle: () => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.code !== 'Space' || !event.ctrlKey || event.defaultPrevented) return
    event.preventDefault()
    if (!event.repeat) toggle()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event)
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [])
}
