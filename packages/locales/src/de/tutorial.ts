export const tutorial = {
  start: {
    title: 'Arbeite im Online-Editor',
    explanation:
      'Dieses Tutorial läuft in einem Editor auf einem anderen Rechner, mit Terminal und allem, was es sonst braucht. Es öffnet sich in einem neuen Tab und testet deine Arbeit dort.',
    signedIn: 'Sobald die Tests bestanden sind, sagt uns der Editor Bescheid, und diese Seite zeigt es an.',
    visitor:
      'Ohne Konto kann uns der Editor nicht sagen, wann deine Tests bestanden sind. Das Tutorial kannst du trotzdem durcharbeiten.',
    signIn: 'Anmelden, um den Fortschritt zu speichern',
    ask: 'Tutorial starten',
    asking: 'Wird vorbereitet …',
    open: 'Online-Editor öffnen',
    ready: 'Dein Editor ist bereit.',
    newTab: '(öffnet sich in einem neuen Tab)',
    none: 'Diese Schule hat keinen Online-Editor. Du kannst das Tutorial auf deinem eigenen Computer machen: In seinem Repository steht, wie du alles einrichtest.',
    repository: 'Repository des Tutorials ansehen',
  },
  token: {
    title: 'Dein Editor-Token',
    explanation:
      'Mit dem Token meldet der Editor deinen Fortschritt, und nichts anderes. Wenn du es löschst, starte das Tutorial neu, dann bekommst du ein neues.',
  },
  practice: {
    title: 'Wenn du fertig bist',
    explanation:
      'Der Editor meldet dieses Tutorial, sobald die Tests bestanden sind. Wenn das nicht ging, sag es hier selbst.',
    finish: 'Ich bin mit diesem Tutorial fertig',
    recorded: 'Der Editor hat gemeldet, dass deine Tests bestanden sind.',
  },
  steps: {
    one: 'Schritt 1: Besteh die Tests im Editor',
    two: 'Schritt 2: Zeig deine Arbeit',
    done: 'Geschafft: Deine Tests sind bestanden.',
    open: 'Noch offen. Wir haken das ab, sobald der Editor meldet, dass alle Tests bestanden sind.',
    share:
      'Stell deine Arbeit dorthin, wo alle sie sehen können, zum Beispiel in ein öffentliches Repository, und gib den Link ab.',
  },
} as const
