import { useEffect } from 'react'

/** The heading of the section that is open. */
export const sectionTitleId = 'administration-section'

/**
 * Gives the focus to the section when this part of it is gone: what was deleted or settled takes its button with it, and
 * those who use the keyboard would begin at the top.
 */
export function useFocusAfterRemoval(): void {
  useEffect(() => focusSectionIfLost, [])
}

function focusSectionIfLost(): void {
  if (document.activeElement === document.body) document.getElementById(sectionTitleId)?.focus()
}
