export * from './gift-mails.ts'

type SignInMail = { link: string; code: string }

export function signInMail({ link, code }: SignInMail): { subject: string; body: string } {
  return {
    subject: `Seu código para entrar no Cairn é ${code}`,
    body: `Olá!

Abra este link no navegador em que você pediu para entrar:

${link}

Ou digite lá este código: ${code}

Os dois valem uma vez e expiram em dez minutos. Se você não pediu este e-mail, pode ignorá-lo.
`,
  }
}

/** To the camper's own address, before something that concerns the whole account. */
export function confirmationMail({ code }: { code: string }): MailText {
  return {
    subject: `Seu código de confirmação do Cairn é ${code}`,
    body: `Olá!

Para confirmar que é você, digite este código onde ele foi pedido: ${code}

Ele vale uma vez e expira em dez minutos. Se não foi você que pediu, outra pessoa está usando sua conta.
Entre e escolha “Sair dos outros dispositivos” nas suas configurações.
`,
  }
}

type MailText = { subject: string; body: string }

/** To the new address: opening the link makes it the camper's. */
export function emailChangeMail({ link }: { link: string }): MailText {
  return {
    subject: 'Confirme seu novo endereço de e-mail no Cairn',
    body: `Olá!

Para usar este endereço na sua conta, abra este link no navegador em que você já entrou:

${link}

Ele vale uma vez e expira em quinze minutos. Se você não pediu este e-mail, pode ignorá-lo.
`,
  }
}

/** To an address that has an account already, when another person wants it. */
export function emailTakenMail(): MailText {
  return {
    subject: 'Este endereço de e-mail já tem uma conta no Cairn',
    body: `Olá!

Você ou outra pessoa pediu para usar este endereço em outra conta do Cairn. Ele já pertence a uma, então nada
mudou. Se foi você, entre com este endereço ou escolha outro.
`,
  }
}

/** How each change of what lets people into an account is told: the subject, and what happened. */
const changes = {
  'device-signed-out': {
    subject: 'A sessão do Cairn em um dispositivo foi encerrada',
    news: 'A sessão da sua conta do Cairn em um dos seus dispositivos foi encerrada a partir de outro.',
  },
  'email-changed': {
    subject: 'Seu endereço de e-mail no Cairn mudou',
    news: 'Sua conta do Cairn agora tem outro endereço de e-mail. Você não pode mais entrar com este.',
  },
  'passkey-added': {
    subject: 'Uma chave de acesso foi adicionada à sua conta do Cairn',
    news: 'Agora é possível entrar na sua conta do Cairn com uma nova chave de acesso.',
  },
  'passkey-removed': {
    subject: 'Uma chave de acesso foi removida da sua conta do Cairn',
    news: 'Uma chave de acesso foi removida da sua conta do Cairn. Você não pode mais entrar com ela.',
  },
  'recovery-code-used': {
    subject: 'Um código de recuperação da sua conta do Cairn foi usado',
    news: 'Um dos seus códigos de recuperação acabou de ser usado para entrar na sua conta do Cairn.',
  },
  'recovery-codes-made': {
    subject: 'Novos códigos de recuperação da sua conta do Cairn',
    news: 'Novos códigos de recuperação foram criados para sua conta do Cairn. Os anteriores não funcionam mais.',
  },
  'service-linked': {
    subject: 'Um serviço foi vinculado à sua conta do Cairn',
    news: 'Agora é possível entrar na sua conta do Cairn com uma conta de outro serviço.',
  },
  'service-unlinked': {
    subject: 'Um serviço foi desvinculado da sua conta do Cairn',
    news: 'Uma conta de outro serviço foi desvinculada. Ela não serve mais para entrar na sua conta do Cairn.',
  },
  'signed-out-elsewhere': {
    subject: 'As outras sessões da sua conta do Cairn foram encerradas',
    news: 'A sessão da sua conta do Cairn foi encerrada em todos os dispositivos, menos um.',
  },
  undone: {
    subject: 'Mudanças na sua conta do Cairn foram desfeitas',
    news: 'Mudanças recentes na sua conta do Cairn foram desfeitas a partir de outro endereço de e-mail dela.',
  },
  'username-changed': {
    subject: 'Seu nome de usuário no Cairn mudou',
    news: 'Sua conta do Cairn agora tem outro nome de usuário.',
  },
} as const

type ChangeNotice = {
  link: string
  /** After a recovery code was used. */
  codesLeft?: number | undefined
}

/** To every mailbox that can take the change back. */
export function accountChangedMail(kind: keyof typeof changes, { link, codesLeft }: ChangeNotice): MailText {
  const { subject, news } = changes[kind]
  const left =
    codesLeft === undefined
      ? ''
      : codesLeft === 1
        ? ' Resta 1 código sem uso.'
        : ` Restam ${codesLeft} códigos sem uso.`
  return {
    subject,
    body: `Olá!

${news}${left}

Se foi você, não é preciso fazer nada. Se não foi, abra este link para recuperar sua conta:

${link}

Ele funciona por três dias. A página mostra o que seria desfeito antes que qualquer coisa aconteça.
`,
  }
}

/** To the mailbox that has just taken its account back. */
export function takenBackMail(): MailText {
  return {
    subject: 'Você recuperou sua conta do Cairn',
    body: `Olá!

Sua conta do Cairn voltou a ser como era antes das mudanças de que avisamos, e a sessão foi encerrada em todos os
dispositivos. Entre com um código que enviamos para este endereço, veja se há nas suas configurações algo que você
não reconhece e crie novos códigos de recuperação se não restar nenhum.
`,
  }
}

type Report = {
  username: string
  details: string
  /** Null when their account has been deleted since. */
  reporter: { username: string; name: string; email: string } | null
}

/** To the operator, with a copy to the reporter. */
export function reportMail({ username, details, reporter }: Report): MailText {
  return {
    subject: `Denúncia de abuso: o perfil de ${username}`,
    body: `Perfil denunciado: ${username}

${details}

${reporter ? reporterLines(reporter) : 'A pessoa que fez a denúncia excluiu a própria conta.'}
`,
  }
}

function reporterLines({ username, name, email }: NonNullable<Report['reporter']>): string {
  return `Denunciado por: ${username}
Nome: ${name}
E-mail: ${email}`
}

/** To a camper who holds every certification of today. */
export function congratulationMail({ name }: { name: string }): MailText {
  return {
    subject: 'Você obteve todas as certificações do Cairn',
    body: `Olá, ${name}!

Você acabou de obter a última certificação que faltava. Agora tem todas.

São meses de trabalho, pedra sobre pedra. Parabéns! É um orgulho ter você aqui.
`,
  }
}
