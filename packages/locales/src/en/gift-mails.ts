import type { GiftMailTexts } from '../mail-texts.ts'

export const giftMails: GiftMailTexts = {
  giftMail: ({ amount, supportEmail, gift }) => ({
    subject: 'Thank you for your gift to Cairn',
    body: `Hello,

Thank you for giving ${amount}. Your gift keeps every lesson free for everyone.

If something is not right, write to ${supportEmail} and mention this number: ${gift}
`,
  }),

  monthlyGiftMail: ({ amount, supportEmail, gift }) => ({
    subject: 'Thank you for your monthly gift to Cairn',
    body: `Hello,

Thank you for giving ${amount} a month. Your gift keeps every lesson free for everyone. It continues each month until you
end it.

To change or end it, write to ${supportEmail} and mention this number: ${gift}
`,
  }),

  monthMail: ({ amount, date, supportEmail, gift }) => ({
    subject: 'Receipt for your monthly gift to Cairn',
    body: `Hello,

Your monthly gift of ${amount} arrived on ${date}. Thank you! Month after month, it keeps every lesson free for everyone.

If you want to change or end it, write to ${supportEmail} and mention this number: ${gift}
`,
  }),
}
