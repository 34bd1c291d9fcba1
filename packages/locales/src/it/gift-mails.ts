type Gift = { amount: string; supportEmail: string; gift: string }

type MailText = { subject: string; body: string }

/** The receipt of a gift that was given once. */
export function giftMail({ amount, supportEmail, gift }: Gift): MailText {
  return {
    subject: 'Grazie per la tua donazione a Cairn',
    body: `Ciao,

grazie per aver donato ${amount}. Con il tuo aiuto ogni lezione resta gratuita per tutti.

Se qualcosa non va, scrivi a ${supportEmail} e indica questo numero: ${gift}
`,
  }
}

/** The receipt of the first month of a monthly gift. */
export function monthlyGiftMail({ amount, supportEmail, gift }: Gift): MailText {
  return {
    subject: 'Grazie per la tua donazione mensile a Cairn',
    body: `Ciao,

grazie per la tua donazione di ${amount} al mese. Con il tuo aiuto ogni lezione resta gratuita per tutti. La donazione
continua ogni mese finché non la interrompi.

Per modificarla o interromperla, scrivi a ${supportEmail} e indica questo numero: ${gift}
`,
  }
}
