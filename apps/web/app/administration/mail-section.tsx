import { ReturnedMails } from './returned-mails.tsx'
import { WaitingMails } from './waiting-mails.tsx'

/** Mail that was not delivered: not yet, or not at all. */
export function MailSection() {
  return (
    <>
      <WaitingMails />
      <ReturnedMails />
    </>
  )
}
