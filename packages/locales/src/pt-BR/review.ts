/** Questions about finished lessons. */
export const review = {
  title: 'Revisão',
  lead: 'Dez minutos para o que você já aprendeu. As perguntas que você erra voltam amanhã; as que você sabe demoram cada vez mais a voltar.',
  loading: 'Buscando suas perguntas…',
  failed: 'Não conseguimos carregar suas perguntas. Confira sua conexão e tente de novo.',
  noLessons:
    'Ainda não há nada para revisar. Termine uma etapa com perguntas, como um quiz, e um dia depois as perguntas dela voltam aqui.',
  nothing: 'Nada para revisar hoje. Muito bem!',
  nothingUntil: 'Nada para revisar hoje. As próximas perguntas chegam em {{date}}.',
  lookAgain: 'Ver “{{title}}” de novo',
  place: '{{number}} de {{total}}',
  next: 'Próxima',
  end_one: '{{right}} de {{count}} pergunta certa',
  end_many: '{{right}} de {{count}} perguntas certas',
  end_other: '{{right}} de {{count}} perguntas certas',
  endText: 'Por hoje é só. O que você errou volta amanhã.',
  back: 'Voltar aos cursos',
  link: 'Revisar o que você aprendeu',
} as const
