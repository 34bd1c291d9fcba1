export const signInSettings = {
  title: 'Accesso',
} as const

export const identities = {
  title: 'Altri servizi',
  lead: 'Puoi accedere anche con un account di uno di questi servizi. Anche se li scolleghi, un codice via email a {{email}} funziona sempre.',
  none: 'Ancora nessuno collegato.',
  since: 'Collegato: {{when}}',
  link: 'Collega {{name}}',
  remove: 'Scollega',
  removeOne: 'Scollega {{provider}} (collegato: {{when}})',
} as const

export const confirmation = {
  title: 'Sei proprio tu?',
  lead: 'Questo riguarda tutto il tuo account, quindi vogliamo una conferma. Non lo chiederemo più per dieci minuti.',
  passkey: 'Usa una passkey',
  mail: 'Inviami un codice',
  mailing: 'Invio in corso…',
  sent: 'Sta arrivando un’email a {{email}}.',
  confirm: 'Conferma',
  cancel: 'Non ora',
} as const

export const undo = {
  title: 'Riprendi il controllo del tuo account',
  loading: 'Controlliamo che cosa è cambiato…',
  lead: 'Se non è opera tua, basta un clic per annullare tutto questo:',
  changes: {
    'device-signed-out': 'Un dispositivo è stato disconnesso.',
    'email-changed': 'L’indirizzo email è stato cambiato.',
    'passkey-added': 'È stata aggiunta una passkey.',
    'passkey-removed': 'È stata rimossa una passkey.',
    'recovery-code-used': 'È stato usato un codice di recupero.',
    'recovery-codes-made': 'Sono stati creati nuovi codici di recupero.',
    'service-linked': 'È stato collegato un servizio.',
    'service-unlinked': 'È stato scollegato un servizio.',
    'signed-out-elsewhere': 'Tutti gli altri dispositivi sono stati disconnessi.',
    undone: 'Alcune modifiche sono state annullate da un altro indirizzo email.',
    'username-changed': 'Il nome utente è stato cambiato.',
  },
  explanation:
    'Il tuo account riavrà l’indirizzo {{email}} e il nome utente, le passkey, i servizi e i codici di recupero di prima. Tutti i dispositivi saranno disconnessi. I tuoi progressi restano come sono.',
  undo: 'Annulla tutto',
  fine: 'Se è tutto opera tua, chiudi semplicemente questa pagina.',
  next: 'Accedi con un codice via email, guarda se nelle impostazioni c’è qualcosa che non riconosci e crea nuovi codici di recupero se non te ne restano.',
} as const
