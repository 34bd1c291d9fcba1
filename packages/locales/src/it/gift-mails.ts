import type { GiftMailTexts } from '../mail-texts.ts'

export const giftMails: Partial<GiftMailTexts> = {
  giftMail: ({ amount, supportEmail, gift }) => ({
    subject: 'Grazie per la tua donazione a Cairn',
    body: `Ciao,

grazie per aver donato ${amount}. Con il tuo aiuto ogni lezione resta gratuita per tutti.

Se qualcosa non va, scrivi a ${supportEmail} e indica questo numero: ${gift}
`,
  }),

  monthlyGiftMail: ({ amount, supportEmail, gift }) => ({
    subject: 'Grazie per la tua donazione mensile a Cairn',
    body: `Ciao,

grazie per la tua donazione di ${amount} al mese. Con il tuo aiuto ogni lezione resta gratuita per tutti. La donazione
continua ogni mese finché non la interrompi.

Per modificarla o interromperla, scrivi a ${supportEmail} e indica questo numero: ${gift}
`,
  }),

  monthMail: ({ amount, date, supportEmail, gift }) => ({
    subject: 'Ricevuta della tua donazione mensile a Cairn',
    body: `Ciao,

la tua donazione mensile di ${amount} è arrivata (data: ${date}). Grazie! Mese dopo mese, con il tuo aiuto ogni lezione resta
gratuita per tutti.

Se vuoi modificarla o interromperla, scrivi a ${supportEmail} e indica questo numero: ${gift}
`,
  }),
}
