/** Quizzes. */
export const quiz = {
  transcript: 'Wortlaut der Aufnahme zeigen',
  answered: '{{answered}} von {{total}} beantwortet',
  score: '{{right}} von {{total}} richtig',
  failed:
    'Zum Bestehen brauchst du {{needed}}. Wenn du magst, schau dir die Lektionen noch einmal an; beim nächsten Versuch sind die Fragen andere oder anders geordnet.',
  changed:
    'Dieses Quiz hat sich geändert, seit du es geöffnet hast. Hier ist die neue Fassung: Bitte beantworte sie noch einmal.',
  again: 'Noch einmal versuchen',
  review: 'Was noch nicht stimmte',
  yours: 'Deine Antwort',
  right: 'Richtige Antwort',
  leaving: {
    title: 'Quiz verlassen?',
    text: 'Deine bisherigen Antworten bleiben in diesem Browser. Wenn du zurückkommst, machst du hier weiter.',
  },
} as const
