/** What the shell does in lessons with scripts. */
export const commandLine = {
  loading: 'Prepariamo la shell… {{percent}}%',
  command: 'Scrivi un comando.',
  send: 'Esegui comando',
  files: 'La tua cartella personale ora:',
  noFiles: 'La tua cartella personale ora è vuota.',
  new: '(nuovo)',
  moreFiles: 'Ci sono altri file. L’elenco mostra i primi.',
  status: 'Il tuo script è terminato con lo stato di uscita {{status}}.',
  error: 'Riga {{line}}: {{message}}',
  setupError: 'Non è stato possibile creare i file di questa lezione. Non è colpa tua. {{message}}',
  timeout:
    'Il tuo script è stato fermato perché ha impiegato più di {{seconds}} secondi. Il tuo testo è al sicuro. Cerca un ciclo che non finisce mai, poi esegui di nuovo lo script.',
} as const
