/** Words of the few pages that the server writes itself. */
export const server = {
  outbox: {
    title: 'Caixa de saída local',
    explanation:
      'Não há servidor de e-mail configurado, então os e-mails ficam nesta máquina. Os mais recentes vêm primeiro.',
    empty: 'Nada foi enviado ainda.',
  },
  signOut: {
    title: 'Sair do Cairn?',
    explanation: 'Outro site trouxe você até aqui, então queremos ter certeza.',
    confirm: 'Sair',
  },
} as const
