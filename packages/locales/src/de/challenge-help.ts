/** Help with a lesson: hints, the difference, an example, the solution, and the forum. */
export const challengeHelp = {
  open: 'Hilfe',
  title: 'Du hängst fest? Das passiert allen mal',
  hint: 'Was noch fehlt',
  noHint: 'Prüfe zuerst deinen Code. Dann steht hier, was als Erstes noch fehlt.',
  more: 'Mehr Hilfe',
  times_one: 'Dieser Test hat {{count}}-mal nicht geklappt. Das geht allen so, die programmieren lernen.',
  times_other:
    'Dieser Test hat {{count}}-mal hintereinander nicht geklappt. Das geht allen so, die programmieren lernen.',
  comparison: 'Zeig mir, wo ich suchen soll',
  example: 'Zeig mir ein fertiges Beispiel',
  solution: 'Zeig mir eine Lösung',
  later_one: 'Noch {{count}}-mal prüfen, dann öffnet sich „{{title}}“.',
  later_other: 'Noch {{count}}-mal prüfen, dann öffnet sich „{{title}}“.',
  loading: 'Wird geladen …',
  retry: 'Noch einmal versuchen',
  same: 'Dein Code stimmt mit unserer Lösung überein, also liegt der Fehler vielleicht bei uns. Prüfe ihn noch einmal und sag uns bitte Bescheid, wenn es dann immer noch nicht klappt.',
  missing: 'In {{file}} fehlt noch etwas nach Zeile {{line}}.',
  missingAtStart: 'Am Anfang von {{file}} fehlt noch etwas.',
  differsInLine:
    'Schau dir Zeile {{line}} in {{file}} an. Hier weicht dein Code zum ersten Mal von unserer Lösung ab:',
  differsInLines:
    'Schau dir die Zeilen {{first}} bis {{last}} in {{file}} an. Hier weicht dein Code zum ersten Mal von unserer Lösung ab:',
  ownWay:
    'Ab Zeile {{line}} in {{file}} geht dein Code eigene Wege. Das kann richtig sein, aber ein Vergleich Zeile für Zeile würde dir nicht helfen. Lies noch einmal, was der Test erwartet.',
  oneWay:
    'So kann man es machen. Lies es durch, mach das Fenster zu und schreib es dann auf deine eigene Art.',
  forum: 'Andere fragen',
  search: 'Nachsehen, ob es schon eine Antwort gibt (öffnet das Forum)',
  haveRead: 'Ich habe die Lektion noch einmal gelesen.',
  haveSearched: 'Ich habe nach der gleichen Frage gesucht.',
  describe: 'Was passiert, und was sollte passieren? ({{least}} bis {{most}} Zeichen)',
  ask: 'Im Forum fragen',
  close: 'Schließen',
  post: {
    happening: 'Was passiert',
    code: 'Mein Code bisher',
    browser: 'Angaben zum Browser',
    userAgent: 'User-Agent: `{{userAgent}}`',
    challenge: 'Angaben zur Lektion',
    tooLong:
      'Der Code ist zu lang für dieses Formular. Bitte füge die Stelle, um die es dir geht, zwischen den Zeilen mit den Backticks ein.',
    placeholder: 'Hier steht dein Code',
  },
} as const
