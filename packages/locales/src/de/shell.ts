export const shell = {
  product: 'Cairn',
  titleSuffix: '{{title}} | Cairn',
  skip: 'Zum Inhalt springen',
  navigation: 'Hauptmenü',
  curriculum: 'Kurse',
  signIn: 'Anmelden',
  signOut: 'Abmelden',
  signOutDialog: {
    title: 'Abmelden?',
    text: 'Dein Code bleibt in diesem Browser, und alles, was du abgegeben hast, bleibt in deinem Konto.',
    cancel: 'Angemeldet bleiben',
  },
  yourSettings: 'Deine Einstellungen, {{username}}',
  closeMessage: 'Diese Meldung schließen',
  slow: 'Das dauert länger als sonst. Vielleicht ist deine Verbindung langsam.',
  offline: 'Du bist offline. Mach ruhig weiter: Dein Code wird in diesem Browser gespeichert.',
  missingPart:
    'Ein Teil dieser Seite konnte nicht geladen werden. Dein Code ist in diesem Browser gespeichert.',
  reload: 'Seite neu laden',
  waiting_one: '{{count}} Schritt wartet darauf, gesendet zu werden.',
  waiting_other: '{{count}} Schritte warten darauf, gesendet zu werden.',
  languages: 'Sprachen',
  footer: {
    about: 'Cairn ist für alle kostenlos, und alle können damit eine eigene Schule betreiben.',
    name: 'Ein Cairn ist ein Steinmännchen: ein Haufen Steine, der allen, die nachkommen, den Weg zeigt.',
  },
  notFound: {
    title: 'Seite nicht gefunden',
    text: 'Hoppla! Diese Seite hat sich wohl im Labyrinth verlaufen. Zurück ans Werk!',
    home: 'Zur Startseite!',
  },
  moved: { title: 'Diese Seite ist umgezogen', link: 'Zur neuen Adresse' },
  broken: {
    title: 'Diese Seite konnte nicht geladen werden',
    text: 'Etwas ist schiefgegangen. Deine Arbeit ist in diesem Browser sicher.',
    again: 'Noch einmal versuchen',
  },
} as const
