/** Search over courses, blocks and lessons. */
export const search = {
  title: 'Ricerca',
  label: 'Cerca corsi e lezioni',
  submit: 'Cerca',
  close: 'Chiudi',
  list: 'Risultati',
  hint: 'Scrivi la parola che cerchi. Basta l’inizio.',
  results_one: '{{count}} risultato',
  results_many: '{{count}} risultati',
  results_other: '{{count}} risultati',
  nothing:
    'Nessun risultato per «{{query}}». Prova con meno parole o con un’altra parola per la stessa cosa.',
  browse: 'Sfoglia tutti i corsi',
  failed: 'La ricerca non ha risposto. Controlla la connessione e riprova.',
  key: 'Apri la ricerca con il tasto /',
  kinds: { course: 'Corso', block: 'Blocco', lesson: 'Lezione' },
} as const
