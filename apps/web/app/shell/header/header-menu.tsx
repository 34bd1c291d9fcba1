import { type ReactNode, useId, useRef } from 'react'
import { useMenuKeys } from './use-menu-keys.ts'

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
  const button = useRef<HTMLButtonElement>(null)
  const menu = useRef<HTMLDivElement>(null)
  useMenuKeys(button, menu)
  return (
    <>
      <button ref={button} type="button" className="site-header__link" popoverTarget={id} aria-label={label}>
        {icon}
      </button>
      <div ref={menu} id={id} popover="auto" className="header-menu">
        {children}
      </div>
    </>
  )
}
