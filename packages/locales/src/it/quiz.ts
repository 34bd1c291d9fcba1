/** Quizzes. */
export const quiz = {
  transcript: 'Mostra il testo della registrazione',
  answered: 'Risposte date: {{answered}} su {{total}}',
  score: 'Risposte giuste: {{right}} su {{total}}',
  failed:
    'Per superarlo te ne servono {{needed}}. Se vuoi, riguarda le lezioni; al prossimo tentativo le domande o il loro ordine saranno diversi.',
  changed: 'Questo quiz è cambiato da quando l’hai aperto. Eccolo com’è adesso: rispondi di nuovo.',
  again: 'Riprova',
  review: 'Che cosa hai sbagliato',
  yours: 'Hai scelto',
  right: 'Risposta giusta',
  leaving: {
    title: 'Uscire dal quiz?',
    text: 'Le risposte date finora restano in questo browser. Quando torni, riprendi da dove sei adesso.',
  },
} as const
