import type { GiftMailTexts } from '../mail-texts.ts'

export const giftMails: Partial<GiftMailTexts> = {
  giftMail: ({ amount, supportEmail, gift }) => ({
    subject: 'Asante kwa mchango wako kwa Cairn',
    body: `Hujambo,

Asante kwa kuchangia ${amount}. Mchango wako unafanya kila somo libaki bure kwa kila mtu.

Ikiwa kuna jambo lisilo sawa, andika kwa ${supportEmail} na utaje nambari hii: ${gift}
`,
  }),

  monthlyGiftMail: ({ amount, supportEmail, gift }) => ({
    subject: 'Asante kwa mchango wako wa kila mwezi kwa Cairn',
    body: `Hujambo,

Asante kwa kuchangia ${amount} kila mwezi. Mchango wako unafanya kila somo libaki bure kwa kila mtu. Utaendelea kila mwezi
hadi utakapousitisha.

Ili kuubadilisha au kuusitisha, andika kwa ${supportEmail} na utaje nambari hii: ${gift}
`,
  }),

  monthMail: ({ amount, date, supportEmail, gift }) => ({
    subject: 'Stakabadhi ya mchango wako wa kila mwezi kwa Cairn',
    body: `Hujambo,

Mchango wako wa kila mwezi wa ${amount} ulifika tarehe ${date}. Asante! Mwezi baada ya mwezi, unafanya kila somo libaki bure
kwa kila mtu.

Ikiwa unataka kuubadilisha au kuusitisha, andika kwa ${supportEmail} na utaje nambari hii: ${gift}
`,
  }),
}
