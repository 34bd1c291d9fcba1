import type { MailTexts } from '../mail-texts.ts'
import { giftMails } from './gift-mails.ts'

export const mails: Partial<MailTexts> = {
  ...giftMails,

  signInMail: ({ link, code }) => ({
    subject: `Il tuo codice per accedere a Cairn è ${code}`,
    body: `Ciao,

apri questo link nel browser in cui hai chiesto di accedere:

${link}

Oppure scrivi lì questo codice: ${code}

Entrambi valgono una volta sola e scadono tra dieci minuti. Se non hai chiesto tu questa email, puoi ignorarla.
`,
  }),

  confirmationMail: ({ code }) => ({
    subject: `Il tuo codice di conferma di Cairn è ${code}`,
    body: `Ciao,

per confermare la tua identità, scrivi questo codice dove ti è stato chiesto: ${code}

Vale una volta sola e scade tra dieci minuti. Se non l’hai chiesto tu, un’altra persona sta usando il tuo account.
Accedi e scegli «Disconnetti gli altri dispositivi» nelle impostazioni.
`,
  }),

  emailChangeMail: ({ link }) => ({
    subject: 'Conferma il tuo nuovo indirizzo email per Cairn',
    body: `Ciao,

per usare questo indirizzo con il tuo account, apri questo link nel browser in cui hai effettuato l’accesso:

${link}

Vale una volta sola e scade tra quindici minuti. Se non hai chiesto tu questa email, puoi ignorarla.
`,
  }),

  emailTakenMail: () => ({
    subject: 'Questo indirizzo email ha già un account Cairn',
    body: `Ciao,

tu o un’altra persona avete chiesto di usare questo indirizzo per un altro account Cairn. Ne ha già uno, quindi non è
cambiato nulla. Se la richiesta era tua, accedi con questo indirizzo o scegline un altro.
`,
  }),

  accountChanges: {
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
  },

  codesLeft: (count) =>
    count === 1 ? ' Ti resta 1 codice non usato.' : ` Ti restano ${count} codici non usati.`,

  accountChangedBody: ({ news, link }) => `Ciao,

${news}

Se è opera tua, non devi fare nulla. Altrimenti apri questo link per riprendere il controllo del tuo account:

${link}

Funziona per tre giorni. La pagina mostra che cosa verrebbe annullato, prima che succeda qualcosa.
`,

  takenBackMail: () => ({
    subject: 'Hai ripreso il controllo del tuo account Cairn',
    body: `Ciao,

il tuo account Cairn è tornato com’era prima delle modifiche di cui ti abbiamo avvisato, e tutti i dispositivi sono
disconnessi. Accedi con un codice che inviamo a questo indirizzo, guarda se nelle impostazioni c’è qualcosa che non
riconosci e crea nuovi codici di recupero se non te ne restano.
`,
  }),

  reportMail: ({ username, details, reporter }) => ({
    subject: `Segnalazione di abuso: il profilo di ${username}`,
    body: `Profilo segnalato: ${username}

${details}

${reporter}
`,
  }),

  reporter: ({ username, name, email }) => `Segnalato da: ${username}
Nome: ${name}
Email: ${email}`,

  reporterIsGone: 'La persona che l’ha segnalato ha eliminato il proprio account.',

  congratulationMail: ({ name }) => ({
    subject: 'Hai ottenuto tutte le certificazioni di Cairn',
    body: `Ciao ${name},

hai appena ottenuto l’ultima certificazione che ti mancava. Ora le hai tutte.

Sono mesi di lavoro, una pietra alla volta. Congratulazioni! È un orgoglio averti qui.
`,
  }),
}
