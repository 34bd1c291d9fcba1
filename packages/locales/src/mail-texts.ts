export type MailText = { subject: string; body: string }

/** What a language says in its mails. */
export type MailTexts = GiftMailTexts & {
  signInMail: (values: { link: string; code: string }) => MailText

  /** To the camper's own address, before something that concerns the whole account. */
  confirmationMail: (values: { code: string }) => MailText

  /** To the new address: opening the link makes it the camper's. */
  emailChangeMail: (values: { link: string }) => MailText

  /** To an address that has an account already, when another person wants it. */
  emailTakenMail: () => MailText

  /** How each change of what lets people into an account is told: the subject, and what happened. */
  accountChanges: Readonly<Record<AccountChangeKind, { subject: string; news: string }>>

  /** Follows the news, after a recovery code was used. */
  codesLeft: (count: number) => string

  /** To every mailbox that can take the change back: the news, and the link that does it. */
  accountChangedBody: (values: { news: string; link: string }) => string

  /** To the mailbox that has just taken its account back. */
  takenBackMail: () => MailText

  /** To the operator, with a copy to the reporter. */
  reportMail: (values: { username: string; details: string; reporter: string }) => MailText

  reporter: (values: Reporter) => string

  /** Instead of a reporter whose account has been deleted since. */
  reporterIsGone: string

  /** To a camper who holds every certification of today. */
  congratulationMail: (values: { name: string }) => MailText
}

export type GiftMailTexts = {
  /** The receipt of a gift that was given once. */
  giftMail: (gift: Gift) => MailText

  /** The receipt of the first month of a monthly gift. */
  monthlyGiftMail: (gift: Gift) => MailText

  /** The receipt of any other month; the gift may have ended since. */
  monthMail: (gift: Gift & { date: string }) => MailText
}

export type AccountChangeKind =
  | 'device-signed-out'
  | 'email-changed'
  | 'passkey-added'
  | 'passkey-removed'
  | 'recovery-code-used'
  | 'recovery-codes-made'
  | 'service-linked'
  | 'service-unlinked'
  | 'signed-out-elsewhere'
  | 'undone'
  | 'username-changed'

export type Reporter = { username: string; name: string; email: string }

type Gift = {
  /** As the language writes it, with its currency. */
  amount: string
  supportEmail: string
  /** The id by which the operator finds the gift. */
  gift: string
}
