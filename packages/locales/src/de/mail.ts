import type { MailTexts } from '../mail-texts.ts'
import { giftMails } from './gift-mails.ts'

export const mails: Partial<MailTexts> = {
  ...giftMails,

  signInMail: ({ link, code }) => ({
    subject: `Dein Code für die Anmeldung bei Cairn: ${code}`,
    body: `Hallo,

öffne diesen Link in dem Browser, in dem du dich anmelden wolltest:

${link}

Oder gib dort diesen Code ein: ${code}

Beide gelten nur einmal und laufen in zehn Minuten ab. Wenn du diese E-Mail nicht angefordert hast, kannst du sie
ignorieren.
`,
  }),

  confirmationMail: ({ code }) => ({
    subject: `Dein Bestätigungscode für Cairn: ${code}`,
    body: `Hallo,

um zu bestätigen, dass du es bist, gib diesen Code dort ein, wo danach gefragt wurde: ${code}

Er gilt nur einmal und läuft in zehn Minuten ab. Wenn du ihn nicht angefordert hast, ist jemand anders in deinem Konto
angemeldet. Melde dich an und wähle in deinen Einstellungen „Überall sonst abmelden“.
`,
  }),

  emailChangeMail: ({ link }) => ({
    subject: 'Bestätige deine neue E-Mail-Adresse für Cairn',
    body: `Hallo,

um diese Adresse für dein Konto zu verwenden, öffne diesen Link in dem Browser, in dem du angemeldet bist:

${link}

Er gilt nur einmal und läuft in fünfzehn Minuten ab. Wenn du diese E-Mail nicht angefordert hast, kannst du sie
ignorieren.
`,
  }),

  emailTakenMail: () => ({
    subject: 'Diese E-Mail-Adresse hat schon ein Konto bei Cairn',
    body: `Hallo,

du oder jemand anders wollte diese Adresse für ein anderes Konto bei Cairn verwenden. Sie gehört schon zu einem,
deshalb hat sich nichts geändert. Wenn du es warst, melde dich mit dieser Adresse an oder wähle eine andere.
`,
  }),

  accountChanges: {
    'device-signed-out': {
      subject: 'Ein Gerät wurde bei Cairn abgemeldet',
      news: 'Eines der Geräte, die in deinem Konto bei Cairn angemeldet waren, wurde von einem anderen aus abgemeldet.',
    },
    'email-changed': {
      subject: 'Deine E-Mail-Adresse bei Cairn hat sich geändert',
      news: 'Dein Konto bei Cairn hat jetzt eine andere E-Mail-Adresse. Mit dieser hier kannst du dich nicht mehr anmelden.',
    },
    'passkey-added': {
      subject: 'Neuer Passkey in deinem Konto bei Cairn',
      news: 'Mit einem neuen Passkey kann man sich jetzt in deinem Konto bei Cairn anmelden.',
    },
    'passkey-removed': {
      subject: 'Ein Passkey wurde aus deinem Konto bei Cairn entfernt',
      news: 'Aus deinem Konto bei Cairn wurde ein Passkey entfernt. Mit ihm kannst du dich nicht mehr anmelden.',
    },
    'recovery-code-used': {
      subject: 'Ein Wiederherstellungscode für dein Konto bei Cairn wurde benutzt',
      news: 'Gerade wurde einer deiner Wiederherstellungscodes benutzt, um sich in deinem Konto bei Cairn anzumelden.',
    },
    'recovery-codes-made': {
      subject: 'Neue Wiederherstellungscodes für dein Konto bei Cairn',
      news: 'Für dein Konto bei Cairn wurden neue Wiederherstellungscodes erstellt. Die früheren gelten nicht mehr.',
    },
    'service-linked': {
      subject: 'Ein Dienst wurde mit deinem Konto bei Cairn verknüpft',
      news: 'Mit dem Konto eines anderen Dienstes kann man sich jetzt in deinem Konto bei Cairn anmelden.',
    },
    'service-unlinked': {
      subject: 'Ein Dienst wurde von deinem Konto bei Cairn getrennt',
      news: 'Das Konto eines anderen Dienstes wurde getrennt. Damit kann man sich nicht mehr in deinem Konto bei Cairn anmelden.',
    },
    'signed-out-elsewhere': {
      subject: 'Deine anderen Geräte wurden bei Cairn abgemeldet',
      news: 'Alle Geräte bis auf eines wurden aus deinem Konto bei Cairn abgemeldet.',
    },
    undone: {
      subject: 'Änderungen an deinem Konto bei Cairn wurden zurückgenommen',
      news: 'Die letzten Änderungen an deinem Konto bei Cairn wurden von einer anderen seiner E-Mail-Adressen aus zurückgenommen.',
    },
    'username-changed': {
      subject: 'Dein Benutzername bei Cairn hat sich geändert',
      news: 'Dein Konto bei Cairn hat jetzt einen anderen Benutzernamen.',
    },
  },

  codesLeft: (count) => ` Du hast noch ${count} ${count === 1 ? 'unbenutzten Code' : 'unbenutzte Codes'}.`,

  accountChangedBody: ({ news, link }) => `Hallo,

${news}

Wenn du das warst, musst du nichts tun. Wenn nicht, öffne diesen Link, um dein Konto zurückzuholen:

${link}

Er gilt drei Tage. Die Seite zeigt dir, was sie zurücknehmen würde, bevor etwas geschieht.
`,

  takenBackMail: () => ({
    subject: 'Du hast dein Konto bei Cairn zurückgeholt',
    body: `Hallo,

dein Konto bei Cairn ist wieder so, wie es vor den Änderungen war, über die wir dir geschrieben haben, und alle Geräte
sind abgemeldet. Melde dich mit einem Code an, den wir an diese Adresse schicken, sieh in deinen Einstellungen nach, ob
dir etwas fremd vorkommt, und erstelle neue Wiederherstellungscodes, wenn du keine mehr hast.
`,
  }),

  reportMail: ({ username, details, reporter }) => ({
    subject: `Meldung eines Profils: ${username}`,
    body: `Gemeldetes Profil: ${username}

${details}

${reporter}
`,
  }),

  reporter: ({ username, name, email }) => `Gemeldet von: ${username}
Name: ${name}
E-Mail: ${email}`,

  reporterIsGone: 'Das Konto, von dem die Meldung kam, wurde inzwischen gelöscht.',

  congratulationMail: ({ name }) => ({
    subject: 'Du hast alle Zertifizierungen von Cairn',
    body: `Hallo ${name},

du hast gerade die letzte Zertifizierung abgeholt, die es zu holen gab. Jetzt hast du alle.

Darin stecken Monate voller Arbeit, Stein für Stein. Herzlichen Glückwunsch! Wir sind stolz, dass du hier bist.
`,
  }),
}
