import type { KeyboardEvent } from 'react'

/** Moves the focus among the links and buttons of a menu, from the last to the first and back. */
export function walkWithArrows(event: KeyboardEvent, menu: HTMLElement): void {
  const items = [...menu.querySelectorAll<HTMLElement>('a, button')].filter((item) => item.checkVisibility())
  const index = items.findIndex((item) => item === document.activeElement)
  const next = { ArrowDown: index + 1, ArrowUp: Math.max(index, 0) - 1, Home: 0, End: -1 }[event.key]
  if (next === undefined) return
  event.preventDefault()
  items.at(next % items.length)?.focus()
}
