import type { ReactNode } from 'react'
import { useHref } from 'react-router'
import { useSite } from '#shared/call/site.ts'
import { TaggedText } from '#shared/language/tagged-text.tsx'

/** Says where mail is found in a local school without a mail server. */
export function OutboxNote() {
  const { codeDelivery } = useSite()
  if (codeDelivery !== 'local-outbox') return null
  return (
    <p className="notice">
      <TaggedText id="signInScreen.localOutbox" elements={{ 1: <OutboxLink /> }} />
    </p>
  )
}

/** The text is part of a sentence in the catalog. */
function OutboxLink({ children }: { children?: ReactNode }) {
  return (
    <a href={useHref('/dev/mail')} target="_blank" rel="noreferrer">
      {children}
    </a>
  )
}
