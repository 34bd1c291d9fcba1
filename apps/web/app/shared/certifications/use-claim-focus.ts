import { type RefObject, useEffect, useRef } from 'react'

type ClaimFocus = {
  /** For the link to the certificate, which takes the place of the button. */
  link: RefObject<HTMLAnchorElement | null>
  notePress: () => void
}

/** Moves the keyboard focus from the pressed button, which disappears with the claim, to the link that replaces it. */
export function useClaimFocus(isHeld: boolean): ClaimFocus {
  const link = useRef<HTMLAnchorElement>(null)
  const wasPressed = useRef(false)
  useEffect(() => {
    if (isHeld && wasPressed.current) link.current?.focus()
  }, [isHeld])
  const notePress = () => {
    wasPressed.current = true
  }
  return { link, notePress }
}
