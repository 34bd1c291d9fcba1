import type { GiftMailTexts } from '../mail-texts.ts'

export const giftMails: Partial<GiftMailTexts> = {
  giftMail: ({ amount, supportEmail, gift }) => ({
    subject: 'Agradecemos sua doação ao Cairn',
    body: `Olá!

Agradecemos sua doação de ${amount}. Com ela, todas as lições continuam gratuitas para todo mundo.

Se algo não estiver certo, escreva para ${supportEmail} e informe este número: ${gift}
`,
  }),

  monthlyGiftMail: ({ amount, supportEmail, gift }) => ({
    subject: 'Agradecemos sua doação mensal ao Cairn',
    body: `Olá!

Agradecemos sua doação de ${amount} por mês. Com ela, todas as lições continuam gratuitas para todo mundo. Ela se repete todo
mês até você encerrá-la.

Para mudar ou encerrar a doação, escreva para ${supportEmail} e informe este número: ${gift}
`,
  }),

  monthMail: ({ amount, date, supportEmail, gift }) => ({
    subject: 'Recibo da sua doação mensal ao Cairn',
    body: `Olá!

Sua doação mensal de ${amount} chegou em ${date}. Agradecemos muito! Com ela, mês após mês, todas as lições continuam gratuitas
para todo mundo.

Se quiser mudar ou encerrar a doação, escreva para ${supportEmail} e informe este número: ${gift}
`,
  }),
}
