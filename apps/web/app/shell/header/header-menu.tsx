import { type KeyboardEvent, type MouseEvent, type ReactNode, useId, useRef } from 'react'
import { walkWithArrows } from './walk-with-arrows.ts'

type HeaderMenuProps = {
  label: string
  /** What the button shows. */
  icon: ReactNode
  children: ReactNode
}

/**
 * A button with a menu below it. The browser itself opens and closes the menu and gives the focus back, before the
 * page's scripts are there and without them (decision 59); they add the arrow keys.
 */
export function HeaderMenu({ label, icon, children }: HeaderMenuProps) {
  const id = useId()
  const menu = useRef<HTMLDivElement>(null)
  const openWithArrow = (event: KeyboardEvent<HTMLButtonElement>) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    if (!menu.current?.matches(':popover-open')) event.currentTarget.click()
    if (menu.current) walkWithArrows(event, menu.current)
  }
  const walk = (event: KeyboardEvent<HTMLDivElement>) => walkWithArrows(event, event.currentTarget)
  // Buttons that show a state stay, for another choice. The rest acts when the focus is back on the menu's button.
  const closeAfterChoice = ({ target, currentTarget }: MouseEvent<HTMLDivElement>) => {
    if ((target as Element).closest('a, button:not([aria-pressed])')) currentTarget.hidePopover()
  }
  return (
    <>
      <button
        type="button"
        className="site-header__link"
        popoverTarget={id}
        aria-label={label}
        onKeyDown={openWithArrow}
      >
        {icon}
      </button>
      <div
        id={id}
        ref={menu}
        popover="auto"
        role="group"
        aria-label={label}
        className="header-menu"
        onKeyDown={walk}
        onClickCapture={closeAfterChoice}
      >
        {children}
      </div>
    </>
  )
}
