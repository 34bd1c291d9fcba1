export * from './gift-mails.ts'

type SignInMail = { link: string; code: string }

export function signInMail({ link, code }: SignInMail): { subject: string; body: string } {
  return {
    subject: `Il tuo codice per accedere a Cairn è ${code}`,
    body: `Ciao,

apri questo link nel browser in cui hai chiesto di accedere:

${link}

Oppure scrivi lì questo codice: ${code}

Entrambi valgono una volta sola e scadono tra dieci minuti. Se non hai chiesto tu questa email, puoi ignorarla.
`,
  }
}

/** To the camper's own address, before something that concerns the whole account. */
export function confirmationMail({ code }: { code: string }): MailText {
  return {
    subject: `Il tuo codice di conferma di Cairn è ${code}`,
    body: `Ciao,

per confermare la tua identità, scrivi questo codice dove ti è stato chiesto: ${code}

Vale una volta sola e scade tra dieci minuti. Se non l’hai chiesto tu, un’altra persona sta usando il tuo account.
Accedi e scegli «Disconnetti gli altri dispositivi» nelle impostazioni.
`,
  }
}

type MailText = { subject: string; body: string }

/** To the new address: opening the link makes it the camper's. */
export function emailChangeMail({ link }: { link: string }): MailText {
  return {
    subject: 'Conferma il tuo nuovo indirizzo email per Cairn',
    body: `Ciao,

per usare questo indirizzo con il tuo account, apri questo link nel browser in cui hai effettuato l’accesso:

${link}

Vale una volta sola e scade tra quindici minuti. Se non hai chiesto tu questa email, puoi ignorarla.
`,
  }
}

/** To an address that has an account already, when another person wants it. */
export function emailTakenMail(): MailText {
  return {
    subject: 'Questo indirizzo email ha già un account Cairn',
    body: `Ciao,

tu o un’altra persona avete chiesto di usare questo indirizzo per un altro account Cairn. Ne ha già uno, quindi non è
cambiato nulla. Se la richiesta era tua, accedi con questo indirizzo o scegline un altro.
`,
  }
}

/** How each change of what lets people into an account is told: the subject, and what happened. */
const changes = {
  'device-signed-out': {
    subject: 'Un dispositivo è stato disconnesso da Cairn',
    news: 'Uno dei dispositivi collegati al tuo account Cairn è stato disconnesso da un altro.',
  },
  'email-changed': {
    subject: 'Il tuo indirizzo email su Cairn è cambiato',
    news: 'Il tuo account Cairn ora ha un altro indirizzo email. Con questo non puoi più accedere.',
  },
  'passkey-added': {
    subject: 'È stata aggiunta una passkey al tuo account Cairn',
    news: 'Ora si può accedere al tuo account Cairn con una nuova passkey.',
  },
  'passkey-removed': {
    subject: 'È stata rimossa una passkey dal tuo account Cairn',
    news: 'È stata rimossa una passkey dal tuo account Cairn. Con quella non puoi più accedere.',
  },
  'recovery-code-used': {
    subject: 'È stato usato un codice di recupero del tuo account Cairn',
    news: 'Qualcuno ha appena effettuato l’accesso al tuo account Cairn con uno dei tuoi codici di recupero.',
  },
  'recovery-codes-made': {
    subject: 'Nuovi codici di recupero per il tuo account Cairn',
    news: 'Sono stati creati nuovi codici di recupero per il tuo account Cairn. Quelli di prima non funzionano più.',
  },
  'service-linked': {
    subject: 'È stato collegato un servizio al tuo account Cairn',
    news: 'Ora si può accedere al tuo account Cairn con un account di un altro servizio.',
  },
  'service-unlinked': {
    subject: 'È stato scollegato un servizio dal tuo account Cairn',
    news: 'È stato scollegato un account di un altro servizio. Con quello non si può più accedere al tuo account Cairn.',
  },
  'signed-out-elsewhere': {
    subject: 'I tuoi altri dispositivi sono stati disconnessi da Cairn',
    news: 'Tutti i dispositivi tranne uno sono stati disconnessi dal tuo account Cairn.',
  },
  undone: {
    subject: 'Alcune modifiche al tuo account Cairn sono state annullate',
    news: 'Alcune modifiche recenti al tuo account Cairn sono state annullate da un altro dei suoi indirizzi email.',
  },
  'username-changed': {
    subject: 'Il tuo nome utente su Cairn è cambiato',
    news: 'Il tuo account Cairn ora ha un altro nome utente.',
  },
} as const

type ChangeNotice = {
  link: string
  /** After a recovery code was used. */
  codesLeft?: number | undefined
}

/** To every mailbox that can take the change back. */
export function accountChangedMail(kind: keyof typeof changes, { link, codesLeft }: ChangeNotice): MailText {
  const { subject, news } = changes[kind]
  const left =
    codesLeft === undefined
      ? ''
      : codesLeft === 1
        ? ' Ti resta 1 codice non usato.'
        : ` Ti restano ${codesLeft} codici non usati.`
  return {
    subject,
    body: `Ciao,

${news}${left}

Se è opera tua, non devi fare nulla. Altrimenti apri questo link per riprendere il controllo del tuo account:

${link}

Funziona per tre giorni. La pagina mostra che cosa verrebbe annullato, prima che succeda qualcosa.
`,
  }
}

/** To the mailbox that has just taken its account back. */
export function takenBackMail(): MailText {
  return {
    subject: 'Hai ripreso il controllo del tuo account Cairn',
    body: `Ciao,

il tuo account Cairn è tornato com’era prima delle modifiche di cui ti abbiamo avvisato, e tutti i dispositivi sono
disconnessi. Accedi con un codice che inviamo a questo indirizzo, guarda se nelle impostazioni c’è qualcosa che non
riconosci e crea nuovi codici di recupero se non te ne restano.
`,
  }
}

type Report = {
  username: string
  details: string
  /** Null when their account has been deleted since. */
  reporter: { username: string; name: string; email: string } | null
}

/** To the operator, with a copy to the reporter. */
export function reportMail({ username, details, reporter }: Report): MailText {
  return {
    subject: `Segnalazione di abuso: il profilo di ${username}`,
    body: `Profilo segnalato: ${username}

${details}

${reporter ? reporterLines(reporter) : 'La persona che l’ha segnalato ha eliminato il proprio account.'}
`,
  }
}

function reporterLines({ username, name, email }: NonNullable<Report['reporter']>): string {
  return `Segnalato da: ${username}
Nome: ${name}
Email: ${email}`
}

/** To a camper who holds every certification of today. */
export function congratulationMail({ name }: { name: string }): MailText {
  return {
    subject: 'Hai ottenuto tutte le certificazioni di Cairn',
    body: `Ciao ${name},

hai appena ottenuto l’ultima certificazione che ti mancava. Ora le hai tutte.

Sono mesi di lavoro, una pietra alla volta. Congratulazioni! È un orgoglio averti qui.
`,
  }
}
