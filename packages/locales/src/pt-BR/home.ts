export const home = {
  title: 'Cairn: aprenda a programar, passo a passo',
  headline: 'Aprenda a programar, pedra sobre pedra.',
  lead: 'Lições curtas, um editor de verdade e testes que dizem com palavras simples o que falta. De graça, no seu navegador, sem instalar nada.',
  start: 'Começar a aprender',
  noAccount: 'Não precisa de conta.',
  coursesTitle: 'Por onde você quer começar?',
  howTitle: 'Como funciona',
  steps: {
    read: {
      title: 'Leia um pouco',
      text: 'Cada etapa explica uma ideia em um ou dois minutos, com um pequeno exemplo.',
    },
    write: {
      title: 'Escreva código de verdade',
      text: 'HTML, CSS, JavaScript e Python rodam bem ao lado do texto, enquanto você digita.',
    },
    check: {
      title: 'Veja o que falta',
      text: 'Clique em “Verificar código”. Os testes olham o que seu código faz e dizem o que tentar a seguir.',
    },
    keep: {
      title: 'Guarde sua trilha',
      text: 'Entre com seu e-mail quando quiser, e cada etapa concluída vai para o seu perfil.',
    },
  },
} as const
