import type { GiftMailTexts } from '../mail-texts.ts'

export const giftMails: Partial<GiftMailTexts> = {
  giftMail: ({ amount, supportEmail, gift }) => ({
    subject: 'Cairnへのご寄付、ありがとうございます',
    body: `こんにちは。

${amount}のご寄付をありがとうございます。おかげで、すべてのレッスンを誰でも無料で学べます。

間違いがあれば、${supportEmail} に次の番号を書いてご連絡ください：${gift}
`,
  }),

  monthlyGiftMail: ({ amount, supportEmail, gift }) => ({
    subject: 'Cairnへの毎月のご寄付、ありがとうございます',
    body: `こんにちは。

毎月${amount}のご寄付をありがとうございます。おかげで、すべてのレッスンを誰でも無料で学べます。寄付は、終了するまで毎月続きます。

変更や終了をするには、${supportEmail} に次の番号を書いてご連絡ください：${gift}
`,
  }),

  monthMail: ({ amount, date, supportEmail, gift }) => ({
    subject: 'Cairnへの毎月のご寄付の領収のお知らせ',
    body: `こんにちは。

毎月のご寄付${amount}を${date}に受け取りました。ありがとうございます。毎月のご支援のおかげで、すべてのレッスンを誰でも無料で学べます。

変更や終了をするには、${supportEmail} に次の番号を書いてご連絡ください：${gift}
`,
  }),
}
