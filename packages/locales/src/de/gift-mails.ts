type Gift = { amount: string; supportEmail: string; gift: string }

type MailText = { subject: string; body: string }

/** The receipt of a gift that was given once. */
export function giftMail({ amount, supportEmail, gift }: Gift): MailText {
  return {
    subject: 'Danke für deine Spende an Cairn',
    body: `Hallo,

danke für deine Spende von ${amount}. Mit ihr bleibt jede Lektion für alle kostenlos.

Wenn etwas nicht stimmt, schreib an ${supportEmail} und nenne diese Nummer: ${gift}
`,
  }
}

/** The receipt of the first month of a monthly gift. */
export function monthlyGiftMail({ amount, supportEmail, gift }: Gift): MailText {
  return {
    subject: 'Danke für deine monatliche Spende an Cairn',
    body: `Hallo,

danke für deine Spende von ${amount} im Monat. Mit ihr bleibt jede Lektion für alle kostenlos. Sie läuft jeden Monat weiter,
bis du sie beendest.

Um sie zu ändern oder zu beenden, schreib an ${supportEmail} und nenne diese Nummer: ${gift}
`,
  }
}
