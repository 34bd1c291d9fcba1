export const trophy = {
  title: 'Trophäe bestätigen',
  explanation:
    'Für diesen Schritt brauchst du eine Trophäe von Microsoft Learn. Wenn du sie hast, komm hierher zurück, um sie zu bestätigen.',
  signInFirst: 'Du brauchst hier ein Konto, damit wir deine Trophäe speichern können.',
  signIn: 'Anmelden',
  verify: 'Trophäe bestätigen',
  verifying: 'Wir fragen Microsoft …',
  recorded: 'Deine Trophäe ist bestätigt, und dieser Schritt ist geschafft.',
  link: {
    title: 'Verknüpfe dein Microsoft-Konto',
    explanation:
      'Um deine Trophäen zu sehen, brauchen wir deinen Benutzernamen bei Microsoft Learn. Gib das Transkript deines Profils bei Microsoft Learn frei und füge den Link dazu hier ein. Wir benutzen ihn nur einmal, um den Namen zu lesen.',
    steps: {
      open: 'Öffne dein Profil bei Microsoft Learn und wähle „Transkript“ (Transcript).',
      share: 'Wähle „Link teilen“ (Share link), dann „Link kopieren“ (Copy link).',
      paste: 'Füge den Link unten ein. Er sieht so aus:',
    },
    label: 'Link zu deinem Transkript',
    submit: 'Konto verknüpfen',
    submitting: 'Wird verknüpft …',
    problems: {
      'not-a-link': 'Das ist noch kein Link. Kopiere den ganzen Link, von https:// bis zum Ende.',
      'not-https': 'Dieser Link beginnt mit http://. Der Link zu einem Transkript beginnt mit https://.',
      'other-site':
        'Dieser Link führt zu einer anderen Website. Der Link zu einem Transkript beginnt mit https://learn.microsoft.com/.',
      'other-page':
        'Das ist eine andere Seite bei Microsoft Learn. Öffne dort dein Transkript und wähle „Link teilen“ (Share link).',
      'has-more':
        'Nach der Kennung des Transkripts steht noch etwas. Entferne es, sodass der Link mit der Kennung endet.',
      example: 'Das ist unser Beispiel. Nimm den Link zu deinem eigenen Transkript.',
    },
  },
  account: {
    title: 'Microsoft-Konto',
    linked: 'Dein Microsoft-Konto: {{name}}',
    unlink: 'Dieses Konto trennen',
    confirm: {
      title: 'Dein Microsoft-Konto trennen?',
      text: 'Wir vergessen den Namen {{name}}. Trophäen, die du bestätigt hast, bleiben bestätigt. Um eine weitere zu bestätigen, verknüpfe dein Konto wieder.',
      keep: 'Verknüpft lassen',
    },
  },
} as const
