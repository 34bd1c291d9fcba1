export const home = {
  title: 'Cairn: Programmieren lernen, Schritt für Schritt',
  headline: 'Programmieren lernen, Stein für Stein.',
  lead: 'Kurze Lektionen, ein echter Editor und Tests, die dir verständlich sagen, was noch fehlt. Kostenlos, in deinem Browser, ohne Installation.',
  start: 'Jetzt loslernen',
  noAccount: 'Kein Konto nötig.',
  coursesTitle: 'Womit möchtest du anfangen?',
  howTitle: 'So funktioniert es',
  lesson: {
    greeting: 'Hallo, Welt!',
    title: 'Probier es aus: Schreib deinen Namen auf das Schild',
    text: 'Der Code zeichnet das Schild daneben. Schreib deinen Namen statt „Welt“ und klick auf „Code prüfen“.',
    withoutScripts: 'Mit eingeschaltetem JavaScript kannst du diese Lektion gleich hier ausprobieren.',
    hints: {
      empty: 'Das Schild ist leer. Schreib einen Gruß darauf, zum Beispiel „{{greeting}}“',
      unchanged: 'Auf dem Schild steht noch „{{greeting}}“ Schreib deinen Namen statt „Welt“.',
    },
    passed: {
      title: 'Da stehst du!',
      text: 'Du hast gerade eine Webseite verändert. So funktioniert hier jeder Schritt.',
      goOn: 'Mach den ersten Schritt',
    },
  },
  steps: {
    read: {
      title: 'Lies ein wenig',
      text: 'Jeder Schritt erklärt in ein, zwei Minuten eine Idee, mit einem kleinen Beispiel.',
    },
    write: {
      title: 'Schreib echten Code',
      text: 'HTML, CSS, JavaScript und Python laufen direkt neben dem Text, während du tippst.',
    },
    check: {
      title: 'Sieh, was noch fehlt',
      text: 'Klick auf „Code prüfen“. Tests sehen nach, was dein Code tut, und sagen dir, was du als Nächstes versuchen kannst.',
    },
    keep: {
      title: 'Halte deinen Weg fest',
      text: 'Melde dich mit deiner E-Mail-Adresse an, wann du möchtest. Dann steht jeder geschaffte Schritt in deinem Profil.',
    },
  },
} as const
