export const tutorial = {
  start: {
    title: 'Trabalhe no editor remoto',
    explanation:
      'Este tutorial roda em um editor em outra máquina, com terminal e tudo o que é necessário. Ele abre em uma nova aba e testa seu trabalho lá.',
    signedIn: 'Quando os testes passam, o editor nos avisa, e esta página mostra isso.',
    visitor:
      'Sem uma conta, o editor não consegue nos avisar quando seus testes passam. Mesmo assim, você pode fazer o tutorial.',
    signIn: 'Entrar para registrar seu progresso',
    ask: 'Começar o tutorial',
    asking: 'Preparando…',
    open: 'Abrir o editor remoto',
    ready: 'Seu editor está pronto.',
    newTab: '(abre em uma nova aba)',
    none: 'Esta escola não tem editor remoto. Você pode fazer o tutorial no seu computador: o repositório dele explica como preparar tudo.',
    repository: 'Ver o repositório do tutorial',
  },
  token: {
    title: 'Seu token do editor',
    explanation:
      'O editor usa um token para informar seu progresso, e nada mais. Se você o excluir, comece o tutorial de novo para receber outro.',
  },
  practice: {
    title: 'Quando terminar',
    explanation:
      'O editor avisa quando os testes deste tutorial passam. Se ele não conseguiu avisar, avise você.',
    finish: 'Terminei este tutorial',
    recorded: 'O editor avisou que seus testes passaram.',
  },
  steps: {
    one: 'Etapa 1: faça os testes passarem no editor',
    two: 'Etapa 2: compartilhe seu trabalho',
    done: 'Concluída: seus testes passaram.',
    open: 'Pendente. Marcamos esta etapa quando o editor avisa que todos os testes passaram.',
    share:
      'Coloque seu trabalho onde todo mundo possa ver, como em um repositório público, e envie o link dele.',
  },
} as const
