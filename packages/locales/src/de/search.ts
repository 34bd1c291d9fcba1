/** Search over courses, blocks and lessons. */
export const search = {
  title: 'Suche',
  label: 'Kurse und Lektionen suchen',
  submit: 'Suchen',
  close: 'Schließen',
  list: 'Ergebnisse',
  hint: 'Gib ein Wort ein, das du suchst. Der Anfang reicht.',
  results_one: '{{count}} Ergebnis',
  results_other: '{{count}} Ergebnisse',
  nothing:
    'Nichts gefunden für „{{query}}“. Versuch es mit weniger Wörtern oder einem anderen Wort für dasselbe.',
  browse: 'Alle Kurse ansehen',
  failed: 'Die Suche hat nicht geantwortet. Prüfe deine Verbindung und versuch es noch einmal.',
  key: 'Suche mit der Taste / öffnen',
  kinds: { course: 'Kurs', block: 'Abschnitt', lesson: 'Lektion' },
} as const
