import type { GiftMailTexts } from '../mail-texts.ts'

export const giftMails: Partial<GiftMailTexts> = {
  giftMail: ({ amount, supportEmail, gift }) => ({
    subject: 'Gracias por tu donación a Cairn',
    body: `Hola:

Gracias por donar ${amount}. Con tu ayuda, todas las lecciones siguen siendo gratis para todo el mundo.

Si algo no está bien, escribe a ${supportEmail} y menciona este número: ${gift}
`,
  }),

  monthlyGiftMail: ({ amount, supportEmail, gift }) => ({
    subject: 'Gracias por tu donación mensual a Cairn',
    body: `Hola:

Gracias por donar ${amount} al mes. Con tu ayuda, todas las lecciones siguen siendo gratis para todo el mundo. La donación se
repite cada mes hasta que la termines.

Para cambiarla o terminarla, escribe a ${supportEmail} y menciona este número: ${gift}
`,
  }),

  monthMail: ({ amount, date, supportEmail, gift }) => ({
    subject: 'Recibo de tu donación mensual a Cairn',
    body: `Hola:

Tu donación mensual de ${amount} llegó el ${date}. ¡Gracias! Con ella, mes tras mes, todas las lecciones siguen siendo gratis
para todo el mundo.

Si quieres cambiarla o terminarla, escribe a ${supportEmail} y menciona este número: ${gift}
`,
  }),
}
