export type Mail = {
  /** Made by the sender, so that a retry is recognised. */
  mailId: string
  recipient: string
  subject: string
  body: string
  /**
   * A `proof` holds a code or a link that its reader can ask for again: it is never sent twice. A `notice`, which
   * a mail is when nothing is said, tells what has happened: better twice than not at all.
   */
  kind?: MailKind
  /** When the mail is worthless; a day after it was given to the mailer when left out. */
  sendUntil?: Date
  /** Ids of the accounts that the mail says something about. It is withdrawn when one of them is deleted. */
  about?: readonly string[]
  /** The account that wrote what the mail tells. When it is deleted the mail goes with the other text. */
  author?: { userId: string; bodyWithout: string }
}

export type MailKind = 'proof' | 'notice'

export type Mailer = {
  /** True when mail is kept here for a developer to read and is not sent. */
  readonly isLocal: boolean
  /**
   * Keeps the mail durably, then sends it; sending is tried again when the mail server is away. Does nothing when an
   * account that the mail is about has been deleted.
   */
  send: (mail: Mail) => Promise<void>
}
