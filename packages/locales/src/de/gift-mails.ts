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

  monthMail: ({ amount, date, supportEmail, gift }) => ({
    subject: 'Beleg für deine monatliche Spende an Cairn',
    body: `Hallo,

deine monatliche Spende von ${amount} ist am ${date} angekommen. Danke! Monat für Monat bleibt damit jede Lektion für alle
kostenlos.

Wenn du sie ändern oder beenden möchtest, schreib an ${supportEmail} und nenne diese Nummer: ${gift}
`,
  }),
}
