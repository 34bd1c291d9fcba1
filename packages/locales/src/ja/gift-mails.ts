type Gift = { amount: string; supportEmail: string; gift: string }

type MailText = { subject: string; body: string }

/** The receipt of a gift that was given once. */
export function giftMail({ amount, supportEmail, gift }: Gift): MailText {
  return {
    subject: 'Cairnへのご寄付、ありがとうございます',
    body: `こんにちは。

${amount}のご寄付をありがとうございます。おかげで、すべてのレッスンを誰でも無料で学べます。

間違いがあれば、${supportEmail} に次の番号を書いてご連絡ください：${gift}
`,
  }
}

/** The receipt of the first month of a monthly gift. */
export function monthlyGiftMail({ amount, supportEmail, gift }: Gift): MailText {
  return {
    subject: 'Cairnへの毎月のご寄付、ありがとうございます',
    body: `こんにちは。

毎月${amount}のご寄付をありがとうございます。おかげで、すべてのレッスンを誰でも無料で学べます。寄付は、終了するまで毎月続きます。

変更や終了をするには、${supportEmail} に次の番号を書いてご連絡ください：${gift}
`,
  }
}
