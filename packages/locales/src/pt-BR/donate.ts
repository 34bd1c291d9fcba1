export const donate = {
  title: 'Apoie o Cairn',
  name: 'Doar',
  description:
    'Todas as lições são grátis para todo mundo. As doações pagam os servidores e o trabalho nas lições.',
  intro:
    'Cada lição é grátis, para todo mundo e sem anúncios. Continua assim porque algumas pessoas dão um pouco. Se você puder dar algo, agradecemos. Se não puder, este lugar também é seu.',
  closed: {
    title: 'Esta escola não recebe doações',
    text: 'Aqui tudo é grátis, não há nada a pagar. Se você gosta, conte para alguém.',
    learn: 'Ver todos os cursos',
  },
  scripts:
    'Para pagar são necessários scripts, e este navegador não os executa. Ative-os para esta página ou abra-a em outro navegador.',
  demo: 'Isto é um ensaio: nenhum dinheiro é movimentado.',
  often: { label: 'Com que frequência', month: 'Todo mês', onetime: 'Uma vez' },
  amount: { label: 'Quanto', hours: '{{hours}} horas de estudo para alguém' },
  sum: { month: '{{amount}} por mês', onetime: '{{amount}} uma vez' },
  goOn: 'Continuar:',
  chosen: 'Sua doação: {{sum}}',
  edit: 'Mudar',
  ways: {
    label: 'Como você quer pagar?',
    card: 'Cartão ou carteira digital',
    paypal: 'PayPal',
    patreon: 'Patreon',
    patreonNote: 'O Patreon é outro site. O que você der lá não fica registrado aqui.',
    goToPaypal: 'Ir para o PayPal',
  },
  card: {
    label: 'Cartão',
    wallet: 'Carteira digital',
    give: 'Doar {{sum}}',
    signIn: 'Entrar para pagar com cartão',
    signInNote:
      'O cartão é para quem entrou na conta e concluiu três lições. Assim ninguém testa cartões roubados.',
    safety: 'O número do seu cartão vai direto para o serviço de pagamento. Nós nunca o vemos.',
  },
  rehearsal: {
    label: 'Qual cartão você quer testar?',
    demo_ok: 'Um cartão que funciona',
    demo_declined: 'Um cartão recusado',
    demo_action: 'Um cartão que pede confirmação',
  },
  states: {
    loading: 'Carregando o formulário de pagamento…',
    slow: 'O formulário de pagamento está demorando. Você pode esperar ou pagar de outro jeito. Nada foi cobrado.',
    blocked:
      'Não foi possível carregar o formulário de pagamento. Talvez um bloqueador ou a sua rede o impeça. Permita-o nesta página ou pague de outro jeito. Nada foi cobrado.',
    again: 'Tentar de novo',
    processing: 'Um momento, sua doação está a caminho…',
    authenticating: 'Seu banco pede uma confirmação. Procure a janela ou o aplicativo dele.',
    approving: 'O PayPal abriu uma janela. Conclua por lá e depois volte para cá.',
    asking: 'Estamos perguntando ao serviço de pagamento se sua doação chegou…',
    unclear:
      'Ainda não sabemos se sua doação chegou. Por favor, não doe de novo: enviaremos um recibo por e-mail quando ela chegar.',
    askAgain: 'Perguntar de novo',
    cancelled: 'Você parou antes de pagar. Nada foi cobrado, e sua escolha continua aqui.',
    'error-2': 'Algo deu errado e sua doação não chegou. Tente de novo daqui a pouco.',
    'error-3': 'A página para trocar o cartão não abriu. Tente de novo daqui a pouco.',
    'authorization-failed':
      'Seu banco não confirmou este pagamento, então nada foi cobrado. Tente de novo ou use outro cartão.',
  },
  done: {
    title: 'Agradecemos muito!',
    text: 'Sua doação mantém as lições grátis para todo mundo. Um recibo está a caminho do seu e-mail.',
    news: 'O que sua doação torna possível',
    supporters: 'Ver o que você recebe',
    learn: 'Voltar aos cursos',
  },
  already: {
    title: 'Agradecemos seu apoio',
    text: 'Você já doa, e isso ajuda mais do que imagina. Não precisa fazer mais nada.',
    card: 'Trocar o cartão',
  },
  change: {
    paypal:
      'Sua doação mensal é paga com o PayPal. Sua conta do PayPal a mostra nas configurações, entre os pagamentos automáticos. Lá você pode escolher outro cartão ou outra conta, ou encerrá-la.',
    patreon:
      'Doações pelo Patreon não são registradas aqui. Você pode mudar ou encerrar a sua nas configurações do Patreon, em suas assinaturas.',
  },
  settings: 'Ir para as configurações',
  money: {
    title: 'O que sua doação faz',
    items: [
      'Paga os servidores que verificam código dia e noite.',
      'Paga o tempo de escrever lições, traduzi-las e corrigir o que você relata.',
      'Mantém tudo aberto para quem não pode pagar.',
    ],
  },
  questions: {
    title: 'Perguntas e respostas',
    stop: {
      question: 'Como encerro uma doação mensal?',
      answer:
        'Escreva quando quiser, e nós a encerramos antes do próximo pagamento. Com o PayPal, você também pode encerrá-la lá.',
    },
    receipt: { question: 'Recebo um recibo?', answer: 'Sim, por e-mail, a cada pagamento.' },
    safe: {
      question: 'Meu cartão está seguro?',
      answer:
        'O número vai do seu navegador direto para o serviço de pagamento. Ele nunca chega aos nossos servidores.',
    },
    more: {
      question: 'Quem doa recebe lições melhores?',
      answer: 'Não. As lições são iguais para todo mundo. Você recebe um selo e o nosso agradecimento.',
    },
    mistake: {
      question: 'Doei demais por engano. E agora?',
      answer: 'Escreva para nós, e devolvemos o valor.',
    },
  },
  modal: {
    title: 'Ajude a manter tudo grátis',
    block: 'Você terminou “{{block}}”. Muito bem!',
    calls: [
      'Com sua doação, outra pessoa escreve a primeira linha de código.',
      'Cinco dólares dão a alguém 250 horas de estudo.',
      'Sem anúncios, sem mensalidade: pessoas como você tornam isso possível.',
      'Se esta lição ajudou você, ajude-a a chegar a mais alguém.',
      'Uma pequena doação por mês mantém os servidores no ar.',
      'Suas lições são grátis porque alguém doou. Passe adiante.',
      'Grátis para todo mundo quer dizer que alguns de nós doam.',
      'Ajude-nos a traduzir o próximo curso.',
      'Doe o preço de um café, e alguém estuda por semanas.',
      'Você aprende aqui. Que tal ajudar mais gente a fazer o mesmo?',
    ],
    yes: 'Quero apoiar',
    later: 'Mais tarde',
    never: 'Não perguntar mais',
    tiers: 'Quanto você quer dar todo mês',
  },
  certificate: {
    title: 'Este certificado foi grátis.',
    text: 'Se puder, ajude alguém a conquistar o seu.',
  },
  alert: 'Aprender aqui é grátis porque algumas pessoas doam. <1>Quer ajudar?</1>',
  beta: 'Este curso está em fase beta: você já pode fazê-lo, e ele continua crescendo. <1>Uma doação nos ajuda a terminá-lo.</1>',
  supporters: {
    title: 'Apoio',
    description: 'Quem doa mantém as lições grátis para todo mundo.',
    visitor: 'Entre para ver se há uma doação sua.',
    none: 'Não encontramos uma doação sua. Se você doou, escreva para nós, e vamos procurá-la.',
    give: 'Quero apoiar',
    thanks: 'Você apoia esta escola. Agradecemos muito!',
    benefits: {
      title: 'O que você recebe',
      items: [
        'Um selo no seu perfil, que você pode esconder.',
        'Um anel dourado em volta da sua foto.',
        'Nenhuma outra pergunta sobre doações.',
      ],
    },
    initiatives: {
      title: 'O que seu apoio torna possível',
      items: [
        'Cursos novos e dicas melhores onde muita gente trava.',
        'Lições em mais idiomas.',
        'Certificados que não custam nada.',
      ],
    },
  },
  updateCard: {
    title: 'Trocar o cartão',
    text: 'Sua doação mensal é paga com cartão. O serviço de pagamento abre uma página onde você pode informar outro.',
    gift: 'Sua doação: {{sum}}, desde {{date}}. Se não foi você que a começou, não informe nenhum cartão e escreva para nós.',
    button: 'Informar outro cartão',
    done: 'Seu novo cartão está salvo. Agradecemos!',
    signIn: 'Entre para trocar o cartão.',
  },
} as const
