import type { ReactNode } from 'react'
import { Trans } from 'react-i18next'
import { useSite } from '#lib/site.ts'

/** Says where mail lies in a school that only this machine reaches, and that has no mail server. */
export function OutboxNote() {
  const { codeDelivery } = useSite()
  if (codeDelivery !== 'local-outbox') return null
  return (
    <p className="notice">
      <Trans i18nKey="signInScreen.localOutbox" components={{ 1: <OutboxLink /> }} />
    </p>
  )
}

/** Its words come from the catalogue's sentence. */
function OutboxLink({ children }: { children?: ReactNode }) {
  return (
    <a href="/dev/mail" target="_blank" rel="noreferrer">
      {children}
    </a>
  )
}
