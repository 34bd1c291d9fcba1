import type { ReactNode, RefObject } from 'react'

type CloseButtonProps = {
  dialog: RefObject<HTMLDialogElement | null>
  look?: 'primary' | 'plain'
  children: ReactNode
}

/** Closes the dialog that it stands in. */
export function CloseButton({ dialog, look, children }: CloseButtonProps) {
  return (
    <button
      type="button"
      className={look ? `button button--${look}` : 'button'}
      onClick={() => dialog.current?.close()}
    >
      {children}
    </button>
  )
}
