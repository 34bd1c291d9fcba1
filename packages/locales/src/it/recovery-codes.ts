export const recoveryCodes = {
  title: 'Codici di recupero',
  lead: 'Se non riesci a leggere la tua email e non hai una passkey con te, puoi accedere con uno di questi codici. Ognuno vale una volta sola.',
  none: 'Non hai ancora codici.',
  left_one: 'Ti resta {{count}} codice (creazione: {{when}}).',
  left_many: 'Ti restano {{count}} codici (creazione: {{when}}).',
  left_other: 'Ti restano {{count}} codici (creazione: {{when}}).',
  make: 'Crea i codici di recupero',
  makeAgain: 'Crea nuovi codici',
  replaces: 'Quando crei nuovi codici, quelli vecchi smettono di funzionare.',
  shownOnce:
    'Conserva questi codici in un posto sicuro, per esempio su carta. Li mostriamo solo questa volta.',
  list: 'I tuoi nuovi codici',
  copy: 'Copia',
  copied: 'Copiati.',
  done: 'Li ho salvati',
} as const
