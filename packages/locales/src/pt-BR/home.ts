export const home = {
  title: 'Cairn: aprenda a programar, passo a passo',
  headline: 'Aprenda a programar, pedra sobre pedra.',
  lead: 'Lições curtas, um editor de verdade e testes que dizem com palavras simples o que falta. De graça, no seu navegador, sem instalar nada.',
  start: 'Começar a aprender',
  noAccount: 'Não precisa de conta.',
  coursesTitle: 'Por onde você quer começar?',
  howTitle: 'Como funciona',
  lesson: {
    greeting: 'Olá, mundo!',
    title: 'Experimente: coloque seu nome na placa',
    text: 'O código desenha a placa ao lado. Escreva seu nome no lugar de “mundo” e clique em “Verificar código”.',
    withoutScripts: 'Com o JavaScript ativado, você pode experimentar esta lição aqui mesmo.',
    hints: {
      empty: 'A placa está vazia. Escreva uma saudação, por exemplo “{{greeting}}”',
      unchanged: 'A placa ainda diz “{{greeting}}” Escreva seu nome no lugar de “mundo”.',
    },
    passed: {
      title: 'Aí está você!',
      text: 'Você acabou de mudar uma página da web. Todas as etapas funcionam assim.',
      goOn: 'Dê o primeiro passo',
    },
  },
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
