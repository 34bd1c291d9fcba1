/** Quizzes. */
export const quiz = {
  transcript: 'Mostrar o texto da gravação',
  answered: '{{answered}} de {{total}} respondidas',
  score: '{{right}} de {{total}} certas',
  failed:
    'Você precisa de {{needed}} para passar. Se quiser, reveja as lições; a próxima tentativa terá outras perguntas ou outra ordem.',
  changed: 'Este quiz mudou desde que você o abriu. Aqui está como ele é agora: responda de novo.',
  again: 'Tentar de novo',
  review: 'O que você errou',
  yours: 'Você escolheu',
  right: 'Resposta certa',
  leaving: {
    title: 'Sair do quiz?',
    text: 'Suas respostas até aqui ficam neste navegador. Quando você voltar, continua de onde está agora.',
  },
} as const
