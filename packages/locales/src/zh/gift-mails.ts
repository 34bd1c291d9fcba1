import type { GiftMailTexts } from '../mail-texts.ts'

export const giftMails: Partial<GiftMailTexts> = {
  giftMail: ({ amount, supportEmail, gift }) => ({
    subject: '感谢你捐助 Cairn',
    body: `你好：

感谢你捐助 ${amount}。有了你的支持，每个人都能免费学习每一课。

如果有什么不对，请写信到 ${supportEmail}，并注明这个编号：${gift}
`,
  }),

  monthlyGiftMail: ({ amount, supportEmail, gift }) => ({
    subject: '感谢你每月捐助 Cairn',
    body: `你好：

感谢你每月捐助 ${amount}。有了你的支持，每个人都能免费学习每一课。捐款会每月继续，直到你停止为止。

要更改或停止捐款，请写信到 ${supportEmail}，并注明这个编号：${gift}
`,
  }),

  monthMail: ({ amount, date, supportEmail, gift }) => ({
    subject: '你每月捐助 Cairn 的收据',
    body: `你好：

你每月的捐款 ${amount} 已于 ${date}到账，谢谢你！有了你月复一月的支持，每个人都能免费学习每一课。

要更改或停止捐款，请写信到 ${supportEmail}，并注明这个编号：${gift}
`,
  }),
}
