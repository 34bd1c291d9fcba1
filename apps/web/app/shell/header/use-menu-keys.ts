import { type RefObject, useEffect } from 'react'

/** Lets arrow keys walk through a menu and the button that opens it, and closes the menu after a choice. */
export function useMenuKeys(
  button: RefObject<HTMLButtonElement | null>,
  menu: RefObject<HTMLElement | null>,
): void {
  useEffect(() => {
    const [opener, list] = [button.current, menu.current]
    if (!opener || !list) return undefined
    const open = (event: KeyboardEvent) => {
      if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
      if (!list.matches(':popover-open')) opener.click()
      walk(event, list)
    }
    const move = (event: KeyboardEvent) => {
      // In a wide window the links stand in the header, and arrows scroll the page.
      if (list.matches(':popover-open')) walk(event, list)
    }
    // Buttons that show a state stay, for another choice. The rest acts when the focus is back on the button.
    const close = ({ target }: MouseEvent) => {
      const isChoice = target instanceof Element && target.closest('a, button:not([aria-pressed])')
      if (isChoice && list.matches(':popover-open')) list.hidePopover()
    }
    opener.addEventListener('keydown', open)
    list.addEventListener('keydown', move)
    list.addEventListener('click', close, true)
    return () => {
      opener.removeEventListener('keydown', open)
      list.removeEventListener('keydown', move)
      list.removeEventListener('click', close, true)
    }
  }, [button, menu])
}

/** Moves the focus among the links and buttons, from the last to the first and back. */
function walk(event: KeyboardEvent, list: HTMLElement): void {
  const items = [...list.querySelectorAll<HTMLElement>('a, button')]
  const index = items.findIndex((item) => item === document.activeElement)
  const next = { ArrowDown: index + 1, ArrowUp: Math.max(index, 0) - 1, Home: 0, End: -1 }[event.key]
  if (next === undefined) return
  event.preventDefault()
  items.at(next % items.length)?.focus()
}
