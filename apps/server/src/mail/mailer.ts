export type Mail = {
  /** Made by the sender, so that a retry is recognised. */
  mailId: string
  recipient: string
  subject: string
  body: string
}

export type Mailer = {
  /** True when mail is kept here for a developer to read, not sent to anybody. */
  readonly isLocal: boolean
  /** Keeps the mail durably, then sends it; sending is tried again when the mail server is away. */
  send: (mail: Mail) => Promise<void>
}
