export const analytics = {
  title: 'Ajude a melhorar o Cairn',
  explanation:
    'Testamos mudanças com algumas pessoas antes de chegarem a todas e contamos o que ajuda: qual versão foi mostrada, se os testes passaram e em quais lições as pessoas param. Nunca com seu nome, e-mail ou código.',
  takePart: 'Participar',
} as const
