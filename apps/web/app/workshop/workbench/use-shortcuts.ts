import { useEffect } from 'react'
import { isForTyping } from '#shared/is-for-typing.ts'
import { usePreferences } from '#shared/preferences/preferences.ts'

/** The action of each single key; keys without an action here are left out. */
export type Shortcuts = Readonly<Record<string, (() => void) | undefined>>

/** Single keys act only outside of text fields, and only for campers who have switched them on. */
export function useShortcuts(shortcuts: Shortcuts): void {
  const hasShortcuts = usePreferences((preferences) => preferences.hasShortcuts)
  useEffect(() => {
    if (!hasShortcuts) return undefined
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
      if (isForTyping(event.target)) return
      const act = shortcuts[event.key]
      if (!act) return
      event.preventDefault()
      act()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  })
}
