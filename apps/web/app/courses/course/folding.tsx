import type { ReactNode } from 'react'
import { playSound } from '#shared/preferences/sound.ts'

type FoldingProps = {
  isOpen: boolean
  onToggle: (isOpen: boolean) => void
  /** The summary, and what is folded. */
  children: ReactNode
}

/** A part of a course that can be folded, with its sounds. */
export function Folding({ isOpen, onToggle, children }: FoldingProps) {
  return (
    <details
      open={isOpen}
      onToggle={({ currentTarget }) => {
        // Browsers report what is open from the start as well.
        if (currentTarget.open === isOpen) return
        playSound(currentTarget.open ? 'block-opened' : 'block-closed')
        onToggle(currentTarget.open)
      }}
    >
      {children}
    </details>
  )
}
