type Gift = { amount: string; supportEmail: string; gift: string }

type MailText = { subject: string; body: string }

/** The receipt of a gift that was given once. */
export function giftMail({ amount, supportEmail, gift }: Gift): MailText {
  return {
    subject: 'Asante kwa mchango wako kwa Cairn',
    body: `Hujambo,

Asante kwa kuchangia ${amount}. Mchango wako unafanya kila somo libaki bure kwa kila mtu.

Ikiwa kuna jambo lisilo sawa, andika kwa ${supportEmail} na utaje nambari hii: ${gift}
`,
  }
}

/** The receipt of the first month of a monthly gift. */
export function monthlyGiftMail({ amount, supportEmail, gift }: Gift): MailText {
  return {
    subject: 'Asante kwa mchango wako wa kila mwezi kwa Cairn',
    body: `Hujambo,

Asante kwa kuchangia ${amount} kila mwezi. Mchango wako unafanya kila somo libaki bure kwa kila mtu. Utaendelea kila mwezi
hadi utakapousitisha.

Ili kuubadilisha au kuusitisha, andika kwa ${supportEmail} na utaje nambari hii: ${gift}
`,
  }
}
