/** “Something is wrong here” below each lesson. */
export const trouble = {
  open: 'Hier stimmt etwas nicht',
  title: 'In „{{title}}“ stimmt etwas nicht',
  lead: 'Danke, dass du uns Bescheid gibst! Deine Meldung geht an alle, die diese Lektion schreiben. Antworten können sie nicht, weil wir nicht festhalten, wer du bist.',
  kind: 'Was stimmt nicht?',
  kinds: {
    text: 'Der Text',
    test: 'Ein Test',
    code: 'Der Code',
    other: 'Etwas anderes',
  },
  details: 'Was ist dir aufgefallen? Du kannst das leer lassen.',
  sendCode: 'Meinen Code mitsenden',
  kept: 'Wir speichern, was du hier sendest, die Lektion und ihre Sprache, welche Tests nicht bestanden sind, und den Tag. Deinen Namen, dein Konto und deine Adresse speichern wir nicht.',
  send: 'Senden',
  close: 'Schließen',
  back: 'Zurück zur Lektion',
} as const
