export const settings = {
  title: 'Deine Einstellungen',
  loading: 'Einen Moment …',
  signInFirst: 'Melde dich an, um deine Einstellungen zu sehen und zu ändern.',
  seeProfile: 'Dein Profil ansehen',
  signIn: 'Passkeys, Wiederherstellungscodes und Geräte',
  save: 'Speichern',
  cancel: 'Abbrechen',
  left_one: 'Noch {{count}} Zeichen frei.',
  left_other: 'Noch {{count}} Zeichen frei.',
  about: {
    title: 'Über dich',
    name: 'Name',
    location: 'Ort',
    picture: 'Link zum Bild',
    pictureNote: 'Er endet zum Beispiel auf .jpg, .png oder .webp.',
    about: 'Ein paar Worte über dich',
  },
  username: {
    title: 'Dein Benutzername',
    label: 'Benutzername',
    invalid: 'Erlaubt sind die Buchstaben a bis z, Ziffern und die Zeichen - _ +',
    short: 'Ein Benutzername braucht mindestens drei Zeichen.',
    checking: 'Wir sehen nach, ob {{username}} frei ist …',
    taken: '{{username}} ist vergeben. Versuch es mit einem anderen.',
    free: '{{username}} ist frei.',
    unknown:
      'Wir konnten nicht nachsehen, ob {{username}} frei ist. Du kannst trotzdem versuchen zu speichern.',
  },
  email: {
    title: 'E-Mail',
    now: 'Deine E-Mail-Adresse ist {{email}}.',
    label: 'Neue E-Mail-Adresse',
    note: 'Wir schicken dorthin einen Link. Deine Adresse ändert sich, sobald du ihn öffnest.',
    send: 'Link senden',
    weekly: 'Schickt mir jede Woche eine E-Mail rund ums Lernen',
  },
  privacy: {
    title: 'Was andere sehen',
    explanation: 'Was du ausschaltest, bekommen andere nie zu sehen.',
    isLocked: 'Mein ganzes Profil privat halten',
    parts: 'Wenn mein Profil öffentlich ist, zeigt es',
    showName: 'Meinen Namen',
    showAbout: 'Den Text über mich und seit wann ich dabei bin',
    showLocation: 'Meinen Ort',
    showPoints: 'Meine Punkte',
    showHeatMap: 'Meine Aktivität',
    showTimeLine: 'Meinen Lernverlauf',
    showCerts: 'Meine Zertifizierungen',
    showPortfolio: 'Mein Portfolio',
    showDonation: 'Mein Abzeichen fürs Unterstützen',
  },
  portfolio: {
    title: 'Portfolio',
    explanation: 'Zeig Arbeiten, auf die du stolz bist, egal, wo sie zu finden sind.',
    add: 'Projekt hinzufügen',
    edit: 'Bearbeiten',
    editItem: '{{title}} bearbeiten',
    remove: 'Entfernen',
    removeItem: '{{title}} entfernen',
    fields: {
      title: 'Titel',
      url: 'Link zum Projekt',
      image: 'Link zum Bild',
      description: 'Beschreibung',
    },
    wrong: {
      title: 'Ein Titel braucht mindestens zwei Zeichen.',
      url: 'Das ist noch kein Link. Links beginnen mit https:// und enthalten einen Punkt.',
      image: 'Unter diesem Link konnten wir kein Bild laden.',
    },
  },
  socials: {
    title: 'Deine Links',
    githubProfile: 'GitHub',
    linkedin: 'LinkedIn',
    twitter: 'X (Twitter)',
    website: 'Deine Website',
  },
  honesty: {
    title: 'Ehrenkodex',
    pledge:
      'Was ich für eine Zertifizierung abgebe, ist meine eigene Arbeit. Ich darf so viel lesen und fragen, wie ich möchte, und wo ich fremden Code verwende, nenne ich, von wem er stammt.',
    why: 'Unternehmen vertrauen unseren Zertifikaten, weil alle, die hier lernen, dieses Versprechen halten.',
    accept: 'Ich verspreche es',
    accepted: 'Du hast unserem Ehrenkodex zugestimmt.',
  },
  preferences: {
    title: 'Design, Töne und Tastenkürzel',
    night: 'Dunkles Design',
    shortcuts: 'Tastenkürzel in Lektionen',
    sound: 'Töne abspielen',
    volume: 'Lautstärke',
  },
  token: {
    title: 'Token des Online-Editors',
    explanation:
      'Mit diesem Token speichert der Online-Editor deinen Fortschritt. Wenn er ein neues braucht, bekommt er eins.',
    delete: 'Token löschen',
  },
  data: {
    title: 'Deine Daten',
    explanation: 'Alles, was wir über dich wissen, in einer Datei.',
    download: 'Alle meine Daten herunterladen',
  },
  danger: {
    title: 'Vorsicht',
    explanation: 'Beides lässt sich nicht rückgängig machen.',
    type: 'Schreib „{{word}}“, um fortzufahren',
    reset: {
      open: 'Fortschritt zurücksetzen',
      title: 'Deinen ganzen Fortschritt zurücksetzen?',
      text: 'Deine abgeschlossenen Schritte, dein gespeicherter Code und deine Zertifizierungen werden gelöscht. Dein Konto bleibt.',
      word: 'Fortschritt zurücksetzen',
    },
    delete: {
      open: 'Konto löschen',
      title: 'Dein Konto löschen?',
      text: 'Dein Fortschritt, deine Zertifizierungen und dein Profil werden sofort gelöscht. Wir können sie nicht wiederherstellen.',
      gift: 'Mit deinem Konto endet auch deine monatliche Spende, und es wird nichts mehr abgebucht: danke für jeden Monat.',
    },
  },
} as const

export const emailSignUp = {
  title: 'Willkommen bei Cairn',
  privacy:
    'Wir speichern deine E-Mail-Adresse, was du abgibst und was du in dein Profil schreibst. Sonst nichts, und wir verkaufen nichts. In deinen Einstellungen kannst du jederzeit alles herunterladen oder löschen.',
  question: 'Möchtest du jede Woche eine E-Mail rund ums Lernen? Das kannst du jederzeit ändern.',
  yes: 'Ja, gern',
  no: 'Nein, danke',
} as const

export const report = {
  title: '{{username}} melden',
  explanation:
    'Sag uns, was mit diesem Profil nicht stimmt. Unser Team liest es, und du bekommst eine Kopie.',
  label: 'Was stimmt nicht?',
  send: 'Meldung senden',
} as const

export const unsubscribed = {
  title: 'E-Mails abbestellt',
  text: 'Du bekommst keine E-Mails mehr von uns.',
  again: 'Wieder abonnieren',
  learn: 'Weiterlernen',
} as const

export const blocked = {
  title: 'Diese Seite gibt es dort nicht, wo du bist',
  text: 'Die Gesetze erlauben uns nicht, in deinem Land Konten anzubieten. Alle Lektionen kannst du auch ohne Konto machen.',
} as const
