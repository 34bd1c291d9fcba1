export const donate = {
  title: 'Cairn unterstützen',
  name: 'Spenden',
  description:
    'Alle Lektionen sind für alle kostenlos. Spenden bezahlen die Server und die Arbeit an den Lektionen.',
  intro:
    'Jede Lektion ist kostenlos, für alle, ohne Werbung. Das bleibt so, weil manche ein wenig geben. Wenn du etwas übrig hast: danke. Wenn nicht, bist du genauso willkommen.',
  closed: {
    title: 'Diese Schule nimmt keine Spenden an',
    text: 'Hier ist alles kostenlos, es gibt nichts zu bezahlen. Wenn es dir gefällt, erzähl anderen davon.',
    learn: 'Alle Kurse ansehen',
  },
  scripts:
    'Zum Bezahlen braucht es Skripte, und dieser Browser führt keine aus. Schalte sie für diese Seite ein oder öffne sie in einem anderen Browser.',
  demo: 'Das ist eine Probe: Es fließt kein Geld.',
  often: { label: 'Wie oft', month: 'Jeden Monat', onetime: 'Einmal' },
  amount: { label: 'Wie viel', hours: '{{hours}} Stunden Lernen für andere' },
  sum: { month: '{{amount}} im Monat', onetime: 'einmalig {{amount}}' },
  goOn: 'Weiter:',
  chosen: 'Deine Spende: {{sum}}',
  edit: 'Ändern',
  ways: {
    label: 'Wie möchtest du bezahlen?',
    card: 'Karte oder Wallet',
    paypal: 'PayPal',
    patreon: 'Patreon',
    patreonNote: 'Patreon ist eine andere Website. Was du dort gibst, wird hier nicht vermerkt.',
    goToPaypal: 'Weiter zu PayPal',
  },
  card: {
    label: 'Karte',
    wallet: 'Wallet',
    give: '{{sum}} geben',
    signIn: 'Anmelden und mit Karte zahlen',
    signInNote:
      'Mit Karte kann zahlen, wer angemeldet ist und drei Lektionen geschafft hat. Das hält gestohlene Karten fern.',
    safety: 'Deine Kartennummer geht direkt an den Zahlungsdienst. Wir sehen sie nie.',
  },
  rehearsal: {
    label: 'Welche Karte möchtest du ausprobieren?',
    demo_ok: 'Eine Karte, die funktioniert',
    demo_declined: 'Eine Karte, die abgelehnt wird',
    demo_action: 'Eine Karte, bei der du bestätigen musst',
  },
  states: {
    loading: 'Das Zahlungsformular wird geladen …',
    slow: 'Das Zahlungsformular braucht lange. Du kannst warten oder anders bezahlen. Es wurde nichts abgebucht.',
    blocked:
      'Das Zahlungsformular ließ sich nicht laden. Vielleicht hält ein Werbeblocker oder dein Netz es auf. Erlaube es für diese Seite oder bezahl anders. Es wurde nichts abgebucht.',
    again: 'Noch einmal versuchen',
    processing: 'Einen Moment, deine Spende ist unterwegs …',
    authenticating: 'Deine Bank bittet dich um eine Bestätigung. Schau nach ihrem Fenster oder ihrer App.',
    approving: 'PayPal hat ein Fenster geöffnet. Schließ die Zahlung dort ab und komm dann hierher zurück.',
    asking: 'Wir fragen beim Zahlungsdienst nach, ob deine Spende angekommen ist …',
    unclear:
      'Wir wissen noch nicht, ob deine Spende angekommen ist. Bitte spende nicht noch einmal: Sobald sie da ist, bekommst du eine Quittung per E-Mail.',
    askAgain: 'Noch einmal nachfragen',
    cancelled:
      'Du hast vor dem Bezahlen abgebrochen. Es wurde nichts abgebucht, und deine Auswahl ist noch da.',
    'error-2': 'Etwas ist schiefgegangen, deine Spende kam nicht an. Bitte versuch es gleich noch einmal.',
    'error-3': 'Die Seite für eine andere Karte ging nicht auf. Bitte versuch es gleich noch einmal.',
    'authorization-failed':
      'Deine Bank hat diese Zahlung nicht bestätigt, es wurde nichts abgebucht. Versuch es noch einmal oder mit einer anderen Karte.',
  },
  done: {
    title: 'Danke!',
    text: 'Deine Spende hält die Lektionen für alle kostenlos. Eine Quittung ist per E-Mail unterwegs.',
    news: 'Was deine Spende möglich macht',
    supporters: 'Was du dafür bekommst',
    learn: 'Zurück zu den Kursen',
  },
  already: {
    title: 'Danke für deine Unterstützung',
    text: 'Du gibst bereits, und das hilft mehr, als du denkst. Mehr brauchst du nicht zu tun.',
    card: 'Karte ändern',
  },
  change: {
    paypal:
      'Deine monatliche Spende läuft über PayPal. Dein PayPal-Konto führt sie in den Einstellungen bei den automatischen Zahlungen. Dort kannst du eine andere Karte oder ein anderes Konto dafür wählen oder sie beenden.',
    patreon:
      'Spenden über Patreon werden hier nicht erfasst. Ändern oder beenden kannst du deine bei Patreon, in den Einstellungen unter den Mitgliedschaften.',
  },
  settings: 'Zu deinen Einstellungen',
  money: {
    title: 'Was deine Spende bewirkt',
    items: [
      'Sie bezahlt die Server, die Tag und Nacht Code prüfen.',
      'Sie bezahlt die Zeit, Lektionen zu schreiben, zu übersetzen und zu verbessern.',
      'Sie hält alles offen für Menschen, die nicht bezahlen können.',
    ],
  },
  questions: {
    title: 'Fragen und Antworten',
    stop: {
      question: 'Wie beende ich eine monatliche Spende?',
      answer:
        'Schreib uns jederzeit, wir beenden sie vor der nächsten Zahlung. Bei PayPal kannst du sie auch dort beenden.',
    },
    receipt: { question: 'Bekomme ich eine Quittung?', answer: 'Ja, per E-Mail, für jede Zahlung.' },
    safe: {
      question: 'Ist meine Karte sicher?',
      answer:
        'Die Kartennummer geht von deinem Browser direkt an den Zahlungsdienst. Unsere Server erreicht sie nie.',
    },
    more: {
      question: 'Bekomme ich bessere Lektionen, wenn ich spende?',
      answer: 'Nein. Die Lektionen sind für alle gleich. Du bekommst ein Abzeichen und unseren Dank.',
    },
    mistake: {
      question: 'Ich habe aus Versehen zu viel gegeben. Was nun?',
      answer: 'Schreib uns, wir zahlen es zurück.',
    },
  },
  modal: {
    title: 'Hilf mit, dass es kostenlos bleibt',
    block: 'Du hast „{{block}}“ geschafft. Sehr gut!',
    calls: [
      'Mit deiner Spende schreibt ein anderer Mensch seine erste Zeile Code.',
      'Fünf Dollar schenken jemandem 250 Stunden Lernen.',
      'Keine Werbung, keine Gebühren: Menschen wie du machen das möglich.',
      'Wenn dir diese Lektion geholfen hat, hilf, dass sie andere erreicht.',
      'Eine kleine Spende im Monat hält die Server am Laufen.',
      'Deine Lektionen sind kostenlos, weil andere gegeben haben. Gib es weiter.',
      'Kostenlos für alle heißt, dass einige von uns geben.',
      'Hilf uns, den nächsten Kurs zu übersetzen.',
      'Gib, was ein Kaffee kostet, und jemand lernt wochenlang.',
      'Du lernst hier. Hilfst du mit, dass andere es auch können?',
    ],
    yes: 'Mitmachen',
    later: 'Später fragen',
    never: 'Nicht mehr fragen',
    tiers: 'Was du jeden Monat geben möchtest',
  },
  certificate: {
    title: 'Dieses Zertifikat war kostenlos.',
    text: 'Wenn du kannst, hilf anderen zu ihrem.',
  },
  alert: 'Lernen ist hier kostenlos, weil einige geben. <1>Möchtest du mithelfen?</1>',
  beta: 'Dieser Kurs ist eine Beta: Du kannst ihn schon machen, und er wächst noch. <1>Eine Spende hilft uns, ihn fertigzustellen.</1>',
  supporters: {
    title: 'Unterstützung',
    description: 'Menschen, die geben, halten die Lektionen für alle kostenlos.',
    visitor: 'Melde dich an, um zu sehen, ob eine Spende von dir vermerkt ist.',
    none: 'Wir haben keine Spende von dir gefunden. Wenn du gegeben hast, schreib uns bitte, wir suchen danach.',
    give: 'Jetzt unterstützen',
    thanks: 'Du unterstützt diese Schule. Danke!',
    benefits: {
      title: 'Was du dafür bekommst',
      items: [
        'Ein Abzeichen in deinem Profil, das du verbergen kannst.',
        'Einen goldenen Ring um dein Bild.',
        'Keine Fragen nach Spenden mehr.',
      ],
    },
    initiatives: {
      title: 'Was deine Spende möglich macht',
      items: [
        'Neue Kurse und bessere Hinweise dort, wo viele hängen bleiben.',
        'Lektionen in mehr Sprachen.',
        'Zertifikate, die nichts kosten.',
      ],
    },
  },
  updateCard: {
    title: 'Karte ändern',
    text: 'Deine monatliche Spende wird von einer Karte abgebucht. Der Zahlungsdienst öffnet eine Seite, auf der du eine andere angeben kannst.',
    gift: 'Deine Spende: {{sum}}, seit {{date}}. Wenn du sie nicht begonnen hast, gib bitte keine Karte an und schreib uns.',
    button: 'Andere Karte angeben',
    done: 'Deine neue Karte ist gespeichert. Danke!',
    signIn: 'Melde dich an, um deine Karte zu ändern.',
  },
} as const
