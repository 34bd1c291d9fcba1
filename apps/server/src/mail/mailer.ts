import type { Queryable } from '#database/schema.ts'

export type Mail = {
  /** Created by the sender, so that a retry is recognized. */
  mailId: string
  recipient: string
  subject: string
  body: string
  /**
   * A `proof` contains a code or link that its reader can request again: it is never sent twice. A `notice`, the
   * default, reports something that has happened: twice is better than not at all.
   */
  kind?: MailKind
  /** When the mail expires; by default a day after it was given to the mailer. */
  sendUntil?: Date
  /** Ids of the accounts that the mail is about. It is withdrawn if one of them is deleted. */
  about?: readonly string[]
  /** The account that wrote the mail's text. If it is deleted, the mail is sent with the other text. */
  author?: { userId: string; bodyWithout: string }
}

export type MailKind = 'proof' | 'notice'

/** Takes over a mail that is sent only once. */
type Claim = (transaction: Queryable) => Promise<boolean>

/** Sends what was kept, after its transaction has been committed. */
export type SendKept = () => void

export type Mailer = {
  /** True if mail is kept here for a developer to read instead of being sent. */
  readonly isLocal: boolean
  /**
   * Stores the mail in the caller's transaction, so that it is sent if, and only if, what it tells of has happened. Stores
   * nothing if an account that the mail is about has been deleted.
   */
  keep: (transaction: Queryable, mail: Mail) => Promise<SendKept>
  /**
   * Stores the mail durably, then sends it, with retries while the mail server is unreachable. Does nothing if an
   * account that the mail is about has been deleted.
   *
   * @param claim done in the transaction that stores the mail; if it is false, another process has sent this mail
   */
  send: (mail: Mail, claim?: Claim) => Promise<void>
}
