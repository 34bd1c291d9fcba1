/** Help with a lesson: hints, the difference, an example, the solution, and the forum. */
export const challengeHelp = {
  open: 'Ajuda',
  title: 'Travou? Acontece com todo mundo',
  hint: 'O que falta',
  noHint: 'Primeiro verifique seu código. Depois, a primeira coisa que falta aparece aqui.',
  more: 'Mais ajuda',
  times_one: 'Este teste falhou {{count}} vez. Isso acontece com todo mundo que aprende a programar.',
  times_many:
    'Este teste falhou {{count}} vezes seguidas. Isso acontece com todo mundo que aprende a programar.',
  times_other:
    'Este teste falhou {{count}} vezes seguidas. Isso acontece com todo mundo que aprende a programar.',
  comparison: 'Mostrar para onde olhar',
  example: 'Mostrar um exemplo resolvido',
  solution: 'Mostrar uma solução',
  later_one: '“{{title}}” abre depois de mais {{count}} verificação.',
  later_many: '“{{title}}” abre depois de mais {{count}} verificações.',
  later_other: '“{{title}}” abre depois de mais {{count}} verificações.',
  loading: 'Carregando…',
  retry: 'Tentar de novo',
  same: 'Seu código é igual à nossa solução, então o erro pode ser nosso. Verifique mais uma vez e, se ainda não passar, avise a gente.',
  missing: 'Ainda falta algo em {{file}} depois da linha {{line}}.',
  missingAtStart: 'Ainda falta algo no início de {{file}}.',
  differsInLine: 'Olhe a linha {{line}} de {{file}}. É ali que seu código começa a diferir da nossa solução:',
  differsInLines:
    'Olhe as linhas {{first}} a {{last}} de {{file}}. É ali que seu código começa a diferir da nossa solução:',
  ownWay:
    'A partir da linha {{line}} de {{file}}, seu código segue um caminho próprio. Pode estar certo, mas comparar linha por linha não ajudaria. Leia mais uma vez o que o teste espera.',
  oneWay: 'Este é um jeito de fazer. Leia, feche e depois escreva do seu jeito.',
  forum: 'Pergunte à comunidade',
  search: 'Veja se sua pergunta já tem resposta (abre o fórum)',
  haveRead: 'Li a lição de novo.',
  haveSearched: 'Procurei se alguém já fez a mesma pergunta.',
  describe: 'O que acontece e o que deveria acontecer? (de {{least}} a {{most}} caracteres)',
  ask: 'Perguntar no fórum',
  close: 'Fechar',
  post: {
    happening: 'O que está acontecendo',
    code: 'Seu código até agora',
    browser: 'Dados do seu navegador',
    userAgent: 'Agente do usuário: `{{userAgent}}`',
    challenge: 'Dados da lição',
    tooLong:
      'O código é longo demais para este formulário. Cole a parte sobre a qual você está perguntando entre as linhas de crases.',
    placeholder: 'Seu código aqui',
  },
} as const
