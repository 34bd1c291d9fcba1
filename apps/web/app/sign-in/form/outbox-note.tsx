import type { ReactNode } from 'react'
import { Trans } from 'react-i18next'
import { useHref } from 'react-router'
import { useSite } from '#shared/call/site.ts'

/** Says where mail is found in a local school without a mail server. */
export function OutboxNote() {
  const { codeDelivery } = useSite()
  if (codeDelivery !== 'local-outbox') return null
  return (
    <p className="notice">
      <Trans i18nKey="signInScreen.localOutbox" components={{ 1: <OutboxLink /> }} />
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
