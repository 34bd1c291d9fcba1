export const signInSettings = {
  title: 'Anmeldung',
} as const

export const identities = {
  title: 'Andere Dienste',
  lead: 'Du kannst dich auch mit einem Konto bei einem dieser Dienste anmelden. Was du auch trennst, ein Code per E-Mail an {{email}} geht immer.',
  none: 'Noch keiner verknüpft.',
  since: 'Verknüpft am {{when}}',
  link: '{{name}} verknüpfen',
  remove: 'Trennen',
  removeOne: '{{provider}} trennen, verknüpft am {{when}}',
} as const

export const confirmation = {
  title: 'Bist du es wirklich?',
  lead: 'Das betrifft dein ganzes Konto, deshalb fragen wir nach. In den nächsten zehn Minuten fragen wir nicht noch einmal.',
  passkey: 'Passkey benutzen',
  mail: 'Code per E-Mail anfordern',
  mailing: 'Wird gesendet …',
  sent: 'Eine E-Mail an {{email}} ist unterwegs.',
  confirm: 'Bestätigen',
  cancel: 'Jetzt nicht',
} as const

export const undo = {
  title: 'Hol dein Konto zurück',
  loading: 'Wir sehen nach, was sich geändert hat …',
  lead: 'Wenn du das nicht warst, nimmst du mit einem Klick alles zurück:',
  changes: {
    'device-signed-out': 'Ein Gerät wurde abgemeldet.',
    'email-changed': 'Die E-Mail-Adresse wurde geändert.',
    'passkey-added': 'Ein Passkey wurde hinzugefügt.',
    'passkey-removed': 'Ein Passkey wurde entfernt.',
    'recovery-code-used': 'Ein Wiederherstellungscode wurde benutzt.',
    'recovery-codes-made': 'Neue Wiederherstellungscodes wurden erstellt.',
    'service-linked': 'Ein Dienst wurde verknüpft.',
    'service-unlinked': 'Ein Dienst wurde getrennt.',
    'signed-out-elsewhere': 'Alle anderen Geräte wurden abgemeldet.',
    undone: 'Änderungen wurden von einer anderen E-Mail-Adresse aus zurückgenommen.',
    'username-changed': 'Der Benutzername wurde geändert.',
  },
  explanation:
    'Dein Konto bekommt die Adresse {{email}} zurück und seinen früheren Benutzernamen, dazu die früheren Passkeys, Dienste und Wiederherstellungscodes. Alle Geräte werden abgemeldet. Dein Fortschritt bleibt, wie er ist.',
  undo: 'Alles zurücknehmen',
  fine: 'Wenn du das alles selbst warst, schließ einfach diese Seite.',
  next: 'Melde dich mit einem Code per E-Mail an, sieh in deinen Einstellungen nach, ob dir etwas fremd vorkommt, und erstelle neue Wiederherstellungscodes, wenn du keine mehr hast.',
} as const
