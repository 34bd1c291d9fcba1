export const settings = {
  title: 'Le tue impostazioni',
  loading: 'Un momento…',
  signInFirst: 'Accedi per vedere e cambiare le tue impostazioni.',
  seeProfile: 'Vedi il mio profilo',
  signIn: 'Passkey, codici di recupero e dispositivi',
  save: 'Salva',
  cancel: 'Annulla',
  left_one: 'Resta {{count}} carattere.',
  left_many: 'Restano {{count}} caratteri.',
  left_other: 'Restano {{count}} caratteri.',
  about: {
    title: 'Su di te',
    name: 'Nome',
    location: 'Località',
    picture: 'Link all’immagine',
    pictureNote: 'Deve finire con .jpg, .png, .webp o simili.',
    about: 'Presentazione',
  },
  username: {
    title: 'Il tuo nome utente',
    label: 'Nome utente',
    invalid: 'Usa le lettere dalla a alla z, i numeri e i caratteri - _ +',
    short: 'Il nome utente deve avere almeno tre caratteri.',
    checking: 'Controlliamo se {{username}} è disponibile…',
    taken: '{{username}} è già in uso. Provane un altro.',
    free: '{{username}} è disponibile.',
    unknown:
      'Non siamo riusciti a controllare se {{username}} è disponibile. Puoi comunque provare a salvarlo.',
  },
  email: {
    title: 'Indirizzo email',
    now: 'Il tuo indirizzo email è {{email}}.',
    label: 'Nuovo indirizzo email',
    note: 'Ti invieremo un link a quell’indirizzo. Il cambio avviene quando lo apri.',
    send: 'Invia il link',
    weekly: 'Voglio ricevere un’email settimanale su come imparare',
  },
  privacy: {
    title: 'Che cosa vedono gli altri',
    explanation: 'Gli altri non vedono mai ciò che disattivi.',
    isLocked: 'Tieni privato tutto il mio profilo',
    parts: 'Se il mio profilo è pubblico, mostra',
    showName: 'Il mio nome',
    showAbout: 'La mia presentazione e da quando sono qui',
    showLocation: 'La mia località',
    showPoints: 'I miei punti',
    showHeatMap: 'La mia attività',
    showTimeLine: 'La mia cronologia',
    showCerts: 'Le mie certificazioni',
    showPortfolio: 'Il mio portfolio',
    showDonation: 'Il mio distintivo di sostegno',
  },
  portfolio: {
    title: 'Portfolio',
    explanation: 'Metti in mostra i tuoi lavori migliori, ovunque si trovino.',
    add: 'Aggiungi un progetto',
    edit: 'Modifica',
    editItem: 'Modifica {{title}}',
    remove: 'Rimuovi',
    removeItem: 'Rimuovi {{title}}',
    fields: {
      title: 'Titolo',
      url: 'Link al progetto',
      image: 'Link all’immagine',
      description: 'Descrizione',
    },
    wrong: {
      title: 'Il titolo deve avere almeno due caratteri.',
      url: 'Questo non è ancora un link. Deve iniziare con https:// e contenere un punto.',
      image: 'Non siamo riusciti a caricare un’immagine da questo link.',
    },
  },
  socials: {
    title: 'I tuoi link',
    githubProfile: 'GitHub',
    linkedin: 'LinkedIn',
    twitter: 'X (Twitter)',
    website: 'Il tuo sito web',
  },
  honesty: {
    title: 'Onestà accademica',
    pledge:
      'Ciò che invio per una certificazione è lavoro mio. Posso leggere e chiedere quanto voglio, e cito la fonte quando uso codice di altre persone.',
    why: 'Le aziende si fidano dei nostri certificati perché chi studia qui mantiene questa promessa.',
    accept: 'Lo prometto',
    accepted: 'Hai accettato il nostro impegno di onestà accademica.',
  },
  preferences: {
    title: 'Tema, suoni e scorciatoie',
    night: 'Tema scuro',
    shortcuts: 'Scorciatoie da tastiera nelle lezioni',
    sound: 'Riproduci i suoni',
    volume: 'Volume',
  },
  token: {
    title: 'Token dell’editor remoto',
    explanation:
      'L’editor remoto usa questo token per registrare i tuoi progressi. Ne riceve uno nuovo quando serve.',
    delete: 'Elimina il token',
  },
  data: {
    title: 'I tuoi dati',
    explanation: 'Tutto ciò che sappiamo di te, in un solo file.',
    download: 'Scarica tutti i miei dati',
  },
  danger: {
    title: 'Zona pericolosa',
    explanation: 'Nessuna di queste due azioni si può annullare.',
    type: 'Scrivi «{{word}}» per continuare',
    reset: {
      open: 'Azzera i miei progressi',
      title: 'Azzerare tutti i tuoi progressi?',
      text: 'I passi completati, il codice salvato e le certificazioni saranno eliminati. Il tuo account resta.',
      word: 'azzera i miei progressi',
    },
    delete: {
      open: 'Elimina il mio account',
      title: 'Eliminare il tuo account?',
      text: 'I tuoi progressi, le certificazioni e il profilo saranno eliminati subito. Non potremo recuperarli.',
      gift: 'Con il tuo account finisce anche la tua donazione mensile e non ti sarà addebitato altro: grazie per ogni mese.',
    },
  },
} as const

export const emailSignUp = {
  title: 'Ti diamo il benvenuto su Cairn',
  privacy:
    'Conserviamo il tuo indirizzo email, ciò che invii e ciò che scrivi nel profilo. Nient’altro, e non vendiamo nulla. Nelle impostazioni puoi scaricare o eliminare tutto quando vuoi.',
  question: 'Vuoi ricevere un’email settimanale su come imparare? Puoi cambiare idea quando vuoi.',
  yes: 'Sì, volentieri',
  no: 'No, grazie',
} as const

export const report = {
  title: 'Segnala {{username}}',
  explanation:
    'Dicci che cosa non va in questo profilo. Il nostro team leggerà la segnalazione e tu ne riceverai una copia.',
  label: 'Che cosa non va?',
  send: 'Invia la segnalazione',
} as const

export const unsubscribed = {
  title: 'Iscrizione annullata',
  text: 'Non riceverai più nostre email.',
  again: 'Iscriviti di nuovo',
  learn: 'Continua a imparare',
} as const

export const blocked = {
  title: 'Questa pagina non è disponibile dove ti trovi',
  text: 'La legge non ci permette di offrire account nel tuo Paese. Puoi comunque seguire tutte le lezioni, anche senza account.',
} as const
