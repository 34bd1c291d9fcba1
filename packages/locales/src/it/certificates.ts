/** The section of the settings. */
export const certifications = {
  title: 'Certificazioni',
  explanation:
    'Completa i progetti di una certificazione per poterla ottenere. Gli altri possono aprire i tuoi certificati finché il tuo profilo mostra le certificazioni e la cronologia.',
  current: 'Certificazioni attuali',
  legacy: 'Certificazioni precedenti',
  french: {
    title: 'Certificati in francese',
    explanation: 'Ognuno riunisce più certificazioni ed è tuo non appena le hai ottenute tutte.',
  },
  titled: 'Certificazione {{title}}',
  held: 'Ottenuta',
  done: '{{done}} su {{total}} completati',
  project: 'Progetto',
  certification: 'Certificazione',
  state: 'Stato',
  finished: 'Completato',
  open: 'Da fare',
  claim: 'Ottieni la certificazione',
  claimOf: 'Ottieni la certificazione: {{title}}',
  show: 'Mostra la certificazione',
  showOf: 'Mostra la certificazione: {{title}}',
} as const

/** The page of a certificate. */
export const certificate = {
  pageTitle: '{{holder}}: {{title}}',
  description: '{{holder}} ha ottenuto la certificazione {{title}} su Cairn.',
  certifies: 'Si certifica che',
  earned: 'ha completato con successo',
  hours: 'Circa {{hours, number}} ore di lavoro',
  issued: 'Data di rilascio: {{date}}',
  signatureNote: 'Scuola gratuita di programmazione',
  partner: 'Microsoft',
  partnerNote: 'Partner per questa certificazione',
  check: 'Verificalo su',
  actions: 'Stampa o condividi',
  print: 'Stampa',
  linkedin: 'Aggiungi a LinkedIn',
  x: 'Condividi su X',
  xText: 'Ho ottenuto la certificazione {{title}} su Cairn: {{address}}',
  work: 'Progetti',
  honesty: '{{holder}} ha promesso: «{{pledge}}»',
  report: 'Questo lavoro ti sembra copiato? Faccelo sapere.',
  home: 'Vai alla pagina iniziale',
  profile: 'Vai al profilo',
  none: 'Nessun certificato trovato',
} as const
