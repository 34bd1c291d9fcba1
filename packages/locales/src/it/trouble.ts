/** “Something is wrong here” below each lesson. */
export const trouble = {
  open: 'Qui c’è qualcosa che non va',
  title: 'C’è qualcosa che non va in «{{title}}»',
  lead: 'Grazie per avercelo detto! La tua segnalazione arriva a chi scrive questa lezione. Non può risponderti, perché non annotiamo chi sei.',
  kind: 'Che cosa non va?',
  kinds: {
    text: 'Il testo',
    test: 'Un test',
    code: 'Il codice',
    other: 'Qualcos’altro',
  },
  details: 'Che cosa hai notato? Puoi lasciare vuoto questo campo.',
  sendCode: 'Invia anche il mio codice',
  kept: 'Conserviamo ciò che invii qui, la lezione e la sua lingua, quali test non sono stati superati e il giorno. Non conserviamo il tuo nome, il tuo account o il tuo indirizzo.',
  send: 'Invia',
  close: 'Chiudi',
  back: 'Torna alla lezione',
} as const
