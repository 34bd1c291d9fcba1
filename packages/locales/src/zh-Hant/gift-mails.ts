import type { GiftMailTexts } from '../mail-texts.ts'

export const giftMails: Partial<GiftMailTexts> = {
  giftMail: ({ amount, supportEmail, gift }) => ({
    subject: '感謝你贊助 Cairn',
    body: `你好：

感謝你贊助 ${amount}。有了你的支持，每個人都能免費學習每一課。

如果有什麼不對，請寫信到 ${supportEmail}，並附上這個編號：${gift}
`,
  }),

  monthlyGiftMail: ({ amount, supportEmail, gift }) => ({
    subject: '感謝你每月贊助 Cairn',
    body: `你好：

感謝你每月贊助 ${amount}。有了你的支持，每個人都能免費學習每一課。捐款會每月持續，直到你停止為止。

要更改或停止捐款，請寫信到 ${supportEmail}，並附上這個編號：${gift}
`,
  }),

  monthMail: ({ amount, date, supportEmail, gift }) => ({
    subject: '你每月贊助 Cairn 的收據',
    body: `你好：

你每月的捐款 ${amount} 已於 ${date}收到，謝謝你！有了你月復一月的支持，每個人都能免費學習每一課。

要更改或停止捐款，請寫信到 ${supportEmail}，並附上這個編號：${gift}
`,
  }),
}
