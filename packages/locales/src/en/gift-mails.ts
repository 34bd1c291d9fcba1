type Gift = {
  /** As the language writes it, with its currency. */
  amount: string
  supportEmail: string
  /** The id by which the operator finds the gift. */
  gift: string
}

type MailText = { subject: string; body: string }

/** The receipt of a gift that was given once. */
export function giftMail({ amount, supportEmail, gift }: Gift): MailText {
  return {
    subject: 'Thank you for your gift to Cairn',
    body: `Hello,

Thank you for giving ${amount}. Your gift keeps every lesson free for everyone.

If something is not right, write to ${supportEmail} and mention this number: ${gift}
`,
  }
}

/** The receipt of the first month of a monthly gift. */
export function monthlyGiftMail({ amount, supportEmail, gift }: Gift): MailText {
  return {
    subject: 'Thank you for your monthly gift to Cairn',
    body: `Hello,

Thank you for giving ${amount} a month. Your gift keeps every lesson free for everyone. It continues each month until you
end it.

To change or end it, write to ${supportEmail} and mention this number: ${gift}
`,
  }
}
