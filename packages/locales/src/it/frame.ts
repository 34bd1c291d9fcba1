export const frame = {
  menu: 'Menu',
  forum: 'Forum',
  newTab: '{{name}}, si apre in una nuova scheda',
  accountMenu: 'Il tuo menu',
  profile: 'Il tuo profilo',
  settings: 'Impostazioni',
  languageAndTheme: 'Lingua e tema',
  theme: 'Tema',
  themes: { default: 'Chiaro', night: 'Scuro', system: 'Sistema' },
  promotion: {
    header: 'Impara gratis un mestiere nell’informatica: dalla prima riga di codice al primo lavoro.',
    footer:
      'Formazione gratuita per lavorare nell’informatica, con progetti tuoi da mostrare quando cerchi lavoro.',
  },
  aboutSchool: 'Informazioni su questa scuola',
  links: {
    about: 'Chi siamo',
    privacy: 'Privacy',
    terms: 'Termini',
    source: 'Codice sorgente',
    status: 'Stato',
  },
  serverAway:
    'La scuola non risponde. Continua pure: il tuo codice è salvato in questo browser e ciò che invii partirà più tardi.',
  slowPage: 'La pagina sta arrivando …',
  staging: {
    title: 'Questa scuola serve per le prove',
    text: 'Qui si provano per prime le modifiche. Account e progressi possono essere cancellati in qualsiasi momento.',
    close: 'Ho capito',
  },
} as const
