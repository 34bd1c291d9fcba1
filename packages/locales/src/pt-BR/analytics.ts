export const analytics = {
  title: 'Ajude a melhorar o Cairn',
  explanation:
    'Testamos mudanças com algumas pessoas antes de chegarem a todas e contamos o que ajuda: qual versão foi mostrada e se os testes passaram. Nunca com seu nome, e-mail ou código.',
  takePart: 'Participar',
} as const
