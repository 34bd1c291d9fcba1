import type { GiftMailTexts } from '../mail-texts.ts'

export const giftMails: Partial<GiftMailTexts> = {
  giftMail: ({ amount, supportEmail, gift }) => ({
    subject: 'Danke für deine Spende an Cairn',
    body: `Hallo,

danke für deine Spende von ${amount}. Mit ihr bleibt jede Lektion für alle kostenlos.

Wenn etwas nicht stimmt, schreib an ${supportEmail} und nenne diese Nummer: ${gift}
`,
  }),

  monthlyGiftMail: ({ amount, supportEmail, gift }) => ({
    subject: 'Danke für deine monatliche Spende an Cairn',
    body: `Hallo,

danke für deine Spende von ${amount} im Monat. Mit ihr bleibt jede Lektion für alle kostenlos. Sie läuft jeden Monat weiter,
bis du sie beendest.

Um sie zu ändern oder zu beenden, schreib an ${supportEmail} und nenne diese Nummer: ${gift}
`,
  }),
}
