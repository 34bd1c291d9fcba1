type Gift = { amount: string; supportEmail: string; gift: string }

type MailText = { subject: string; body: string }

/** The receipt of a gift that was given once. */
export function giftMail({ amount, supportEmail, gift }: Gift): MailText {
  return {
    subject: 'Agradecemos sua doação ao Cairn',
    body: `Olá!

Agradecemos sua doação de ${amount}. Com ela, todas as lições continuam gratuitas para todo mundo.

Se algo não estiver certo, escreva para ${supportEmail} e informe este número: ${gift}
`,
  }
}

/** The receipt of the first month of a monthly gift. */
export function monthlyGiftMail({ amount, supportEmail, gift }: Gift): MailText {
  return {
    subject: 'Agradecemos sua doação mensal ao Cairn',
    body: `Olá!

Agradecemos sua doação de ${amount} por mês. Com ela, todas as lições continuam gratuitas para todo mundo. Ela se repete todo
mês até você encerrá-la.

Para mudar ou encerrar a doação, escreva para ${supportEmail} e informe este número: ${gift}
`,
  }
}
