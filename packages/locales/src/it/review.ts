/** Questions about finished lessons. */
export const review = {
  title: 'Ripasso',
  lead: 'Dieci minuti per ciò che hai imparato. Le domande che sbagli tornano domani; quelle che sai tornano sempre più di rado.',
  loading: 'Cerchiamo le tue domande…',
  failed: 'Non siamo riusciti a caricare le tue domande. Controlla la connessione e riprova.',
  noLessons:
    'Non c’è ancora nulla da ripassare. Finisci un passo con delle domande, come un quiz, e un giorno dopo le ritrovi qui.',
  nothing: 'Oggi non c’è nulla da ripassare. Ben fatto!',
  nothingUntil: 'Oggi non c’è nulla da ripassare. Prossime domande: {{date}}.',
  lookAgain: 'Riguarda «{{title}}»',
  place: '{{number}} di {{total}}',
  next: 'Successiva',
  end_one: 'Risposte giuste: {{right}} su {{count}}',
  end_many: 'Risposte giuste: {{right}} su {{count}}',
  end_other: 'Risposte giuste: {{right}} su {{count}}',
  endText: 'Per oggi è tutto. Ciò che hai sbagliato torna domani.',
  back: 'Torna ai corsi',
  link: 'Ripassa ciò che hai imparato',
} as const
