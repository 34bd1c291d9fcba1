type Gift = { amount: string; supportEmail: string; gift: string }

type MailText = { subject: string; body: string }

/** The receipt of a gift that was given once. */
export function giftMail({ amount, supportEmail, gift }: Gift): MailText {
  return {
    subject: 'Gracias por tu donación a Cairn',
    body: `Hola:

Gracias por donar ${amount}. Con tu ayuda, todas las lecciones siguen siendo gratis para todo el mundo.

Si algo no está bien, escribe a ${supportEmail} y menciona este número: ${gift}
`,
  }
}

/** The receipt of the first month of a monthly gift. */
export function monthlyGiftMail({ amount, supportEmail, gift }: Gift): MailText {
  return {
    subject: 'Gracias por tu donación mensual a Cairn',
    body: `Hola:

Gracias por donar ${amount} al mes. Con tu ayuda, todas las lecciones siguen siendo gratis para todo el mundo. La donación se
repite cada mes hasta que la termines.

Para cambiarla o terminarla, escribe a ${supportEmail} y menciona este número: ${gift}
`,
  }
}
