/** Forms of lessons in a browser that runs no scripts. */
export const sentForm = {
  passed: 'Mehr verlangt diese Lektion nicht. Gut gemacht!',
  record: 'Sobald du sie abgibst, steht sie in deinem Konto.',
  visitor:
    'Das wird nicht gespeichert: Ohne Skripte geht das nur mit einem Konto. Du kannst trotzdem weitermachen, oder du meldest dich an und antwortest hier dann noch einmal.',
  signIn: 'Zum Speichern anmelden',
  testsNeedScripts:
    'Die Tests dieser Lektion fragen deinen Server von dieser Seite aus ab, und dafür braucht es Skripte. Schalte sie ein, um die Lektion abzugeben.',
} as const
