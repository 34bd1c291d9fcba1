/** The section of the settings. */
export const certifications = {
  title: 'Zertifizierungen',
  explanation:
    'Schließe die Projekte einer Zertifizierung ab, dann kannst du sie abholen. Andere können deine Zertifikate öffnen, solange dein Profil deine Zertifizierungen und deinen Lernverlauf zeigt.',
  current: 'Aktuelle Zertifizierungen',
  legacy: 'Frühere Zertifizierungen',
  french: {
    title: 'Zertifikate auf Französisch',
    explanation:
      'Jedes fasst mehrere Zertifizierungen zusammen und gehört dir, sobald du sie alle abgeholt hast.',
  },
  titled: 'Zertifizierung „{{title}}“',
  held: 'Abgeholt',
  done: '{{done}} von {{total}} geschafft',
  project: 'Projekt',
  certification: 'Zertifizierung',
  state: 'Stand',
  finished: 'Geschafft',
  open: 'Noch offen',
  claim: 'Zertifizierung abholen',
  claimOf: 'Zertifizierung abholen: {{title}}',
  show: 'Zertifizierung ansehen',
  showOf: 'Zertifizierung ansehen: {{title}}',
  runs: {
    waiting: 'Werden noch einmal ausgeführt: {{waiting}} von {{total}}',
    passed: 'Auf dem Server der Schule erneut bestanden: {{passed}} von {{total}}',
    failed: 'Als die Schule es noch einmal ausgeführt hat, ist ein Test fehlgeschlagen: {{hint}}',
    unfinished: 'Die Schule konnte es nicht bis zum Ende ausführen. Vielleicht hört der Code nie auf.',
    advice: 'Öffne das Projekt, führe die Tests aus und reiche es noch einmal ein.',
    off: 'Diese Schule führt eingereichte Projekte nicht noch einmal aus.',
  },
} as const

/** The page of a certificate. */
export const certificate = {
  pageTitle: '{{holder}}: {{title}}',
  description: '{{holder}} hat bei Cairn die Zertifizierung „{{title}}“ erworben.',
  certifies: 'Hiermit wird bestätigt, dass',
  earned: 'die folgende Zertifizierung erworben hat:',
  hours: 'Etwa {{hours, number}} Stunden Arbeit',
  issued: 'Ausgestellt am {{date}}',
  signatureNote: 'Kostenlose Programmierschule',
  signatureOf: 'Unterschrift von {{name}}',
  partner: 'Microsoft',
  partnerNote: 'Partner dieser Zertifizierung',
  check: 'Echtheit prüfen:',
  actions: 'Drucken oder teilen',
  print: 'Drucken',
  linkedin: 'Zu LinkedIn hinzufügen',
  x: 'Auf X teilen',
  xText: 'Ich habe bei Cairn die Zertifizierung „{{title}}“ erworben: {{address}}',
  work: 'Projekte',
  honesty: '{{holder}} hat versprochen: „{{pledge}}“',
  report: 'Sieht diese Arbeit abgeschrieben aus? Sag uns Bescheid.',
  home: 'Zur Startseite',
  profile: 'Zum Profil',
  none: 'Kein Zertifikat gefunden',
} as const
