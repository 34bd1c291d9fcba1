export const frame = {
  menu: 'Menü',
  forum: 'Forum',
  newTab: '{{name}}, öffnet sich in einem neuen Tab',
  accountMenu: 'Dein Menü',
  profile: 'Dein Profil',
  settings: 'Einstellungen',
  languageAndTheme: 'Sprache und Design',
  theme: 'Design',
  themes: { default: 'Hell', night: 'Dunkel', system: 'System' },
  promotion: {
    header: 'Kostenlos lernen für einen Beruf in der IT: von der ersten Zeile Code bis zur ersten Stelle.',
    footer: 'Kostenlose Ausbildung für IT-Berufe, mit eigenen Arbeiten für deine Bewerbung.',
  },
  aboutSchool: 'Über diese Schule',
  links: {
    about: 'Über uns',
    privacy: 'Datenschutz',
    terms: 'Nutzungsbedingungen',
    source: 'Quellcode',
    status: 'Status',
  },
  serverAway:
    'Die Schule antwortet gerade nicht. Mach ruhig weiter: Dein Code wird in diesem Browser gespeichert, und was du abgibst, wird später gesendet.',
  slowPage: 'Die Seite kommt gleich …',
  staging: {
    title: 'Diese Schule ist zum Testen da',
    text: 'Hier werden Änderungen zuerst ausprobiert. Konten und Fortschritt können hier jederzeit gelöscht werden.',
    close: 'Verstanden',
  },
} as const
