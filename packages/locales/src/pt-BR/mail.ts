import type { MailTexts } from '../mail-texts.ts'
import { giftMails } from './gift-mails.ts'

export const mails: Partial<MailTexts> = {
  ...giftMails,

  signInMail: ({ link, code }) => ({
    subject: `Seu código para entrar no Cairn é ${code}`,
    body: `Olá!

Abra este link no navegador em que você pediu para entrar:

${link}

Ou digite lá este código: ${code}

Os dois valem uma vez e expiram em dez minutos. Se você não pediu este e-mail, pode ignorá-lo.
`,
  }),

  confirmationMail: ({ code }) => ({
    subject: `Seu código de confirmação do Cairn é ${code}`,
    body: `Olá!

Para confirmar que é você, digite este código onde ele foi pedido: ${code}

Ele vale uma vez e expira em dez minutos. Se não foi você que pediu, outra pessoa está usando sua conta.
Entre e escolha “Sair dos outros dispositivos” nas suas configurações.
`,
  }),

  emailChangeMail: ({ link }) => ({
    subject: 'Confirme seu novo endereço de e-mail no Cairn',
    body: `Olá!

Para usar este endereço na sua conta, abra este link no navegador em que você já entrou:

${link}

Ele vale uma vez e expira em quinze minutos. Se você não pediu este e-mail, pode ignorá-lo.
`,
  }),

  emailTakenMail: () => ({
    subject: 'Este endereço de e-mail já tem uma conta no Cairn',
    body: `Olá!

Você ou outra pessoa pediu para usar este endereço em outra conta do Cairn. Ele já pertence a uma, então nada
mudou. Se foi você, entre com este endereço ou escolha outro.
`,
  }),

  accountChanges: {
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
  },

  codesLeft: (count) => (count === 1 ? ' Resta 1 código sem uso.' : ` Restam ${count} códigos sem uso.`),

  accountChangedBody: ({ news, link }) => `Olá!

${news}

Se foi você, não é preciso fazer nada. Se não foi, abra este link para recuperar sua conta:

${link}

Ele funciona por três dias. A página mostra o que seria desfeito antes que qualquer coisa aconteça.
`,

  takenBackMail: () => ({
    subject: 'Você recuperou sua conta do Cairn',
    body: `Olá!

Sua conta do Cairn voltou a ser como era antes das mudanças de que avisamos, e a sessão foi encerrada em todos os
dispositivos. Entre com um código que enviamos para este endereço, veja se há nas suas configurações algo que você
não reconhece e crie novos códigos de recuperação se não restar nenhum.
`,
  }),

  reportMail: ({ username, details, reporter }) => ({
    subject: `Denúncia de abuso: o perfil de ${username}`,
    body: `Perfil denunciado: ${username}

${details}

${reporter}
`,
  }),

  reporter: ({ username, name, email }) => `Denunciado por: ${username}
Nome: ${name}
E-mail: ${email}`,

  reporterIsGone: 'A pessoa que fez a denúncia excluiu a própria conta.',

  congratulationMail: ({ name }) => ({
    subject: 'Você obteve todas as certificações do Cairn',
    body: `Olá, ${name}!

Você acabou de obter a última certificação que faltava. Agora tem todas.

São meses de trabalho, pedra sobre pedra. Parabéns! É um orgulho ter você aqui.
`,
  }),
}
