/** What PostgreSQL does in lessons with SQL. */
export const database = {
  loading: 'Prepariamo il database… {{percent}}%',
  rows_one: 'Riga {{line}}: {{count}} record',
  rows_many: 'Riga {{line}}: {{count}} record',
  rows_other: 'Riga {{line}}: {{count}} record',
  moreRows_one: 'Riga {{line}}: più di {{count}} record',
  moreRows_many: 'Riga {{line}}: più di {{count}} record',
  moreRows_other: 'Riga {{line}}: più di {{count}} record',
  cut_one: '(qui c’è il primo)',
  cut_many: '(qui ci sono i primi {{count}})',
  cut_other: '(qui ci sono i primi {{count}})',
  null: 'NULL',
  changed_one: 'Riga {{line}}: {{command}}, {{count}} record modificato',
  changed_many: 'Riga {{line}}: {{command}}, {{count}} record modificati',
  changed_other: 'Riga {{line}}: {{command}}, {{count}} record modificati',
  done: 'Riga {{line}}: {{command}}, fatto',
  notice: 'Riga {{line}}: {{message}}',
  error: 'Riga {{line}}: {{message}}',
  setupError: 'Non è stato possibile creare le tabelle di questa lezione. Non è colpa tua. {{message}}',
  hint: 'Suggerimento: {{hint}}',
  openTransaction:
    'La tua transazione è ancora aperta, quindi le modifiche non sono salvate. Chiudila con COMMIT per salvarle.',
  restHidden: 'Il tuo programma contiene altre istruzioni. Il loro effetto non è mostrato.',
  stopped: 'PostgreSQL si è fermato qui.',
  timeout:
    'Abbiamo fermato le tue query perché duravano più di {{seconds}} secondi. Il tuo testo è al sicuro. Controlla se manca una condizione, poi esegui di nuovo.',
} as const
