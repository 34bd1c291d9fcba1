/** Questions about finished lessons. */
export const review = {
  title: 'Wiederholen',
  lead: 'Zehn Minuten für das, was du gelernt hast. Was du nicht weißt, kommt morgen wieder; was du weißt, immer seltener.',
  loading: 'Deine Fragen werden gesucht …',
  failed: 'Deine Fragen konnten nicht geladen werden. Prüfe deine Verbindung und versuch es noch einmal.',
  noLessons:
    'Noch gibt es nichts zu wiederholen. Schließe einen Schritt mit Fragen ab, zum Beispiel ein Quiz: Einen Tag später tauchen seine Fragen hier auf.',
  nothing: 'Heute gibt es nichts zu wiederholen. Gut gemacht!',
  nothingUntil: 'Heute gibt es nichts zu wiederholen. Die nächsten Fragen kommen am {{date}}.',
  lookAgain: '„{{title}}“ noch einmal ansehen',
  place: '{{number}} von {{total}}',
  next: 'Weiter',
  end_one: '{{right}} von {{count}} Frage richtig',
  end_other: '{{right}} von {{count}} Fragen richtig',
  endText: 'Das war es für heute. Was noch nicht saß, kommt morgen wieder.',
  back: 'Zurück zu den Kursen',
  link: 'Gelerntes wiederholen',
} as const
