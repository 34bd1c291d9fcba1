/** What the shell does in lessons with scripts. */
export const commandLine = {
  loading: 'Die Shell wird vorbereitet … {{percent}}\u00a0%',
  command: 'Gib einen Befehl ein.',
  send: 'Befehl ausführen',
  files: 'Dein persönlicher Ordner jetzt:',
  noFiles: 'Dein persönlicher Ordner ist jetzt leer.',
  new: '(neu)',
  moreFiles: 'Es gibt noch mehr Dateien. Die Liste zeigt die ersten.',
  status: 'Dein Skript endete mit dem Exit-Status {{status}}.',
  error: 'Zeile {{line}}: {{message}}',
  setupError:
    'Die Dateien dieser Lektion konnten nicht angelegt werden. Das ist nicht dein Fehler. {{message}}',
  timeout:
    'Dein Skript wurde gestoppt, weil es länger als {{seconds}} Sekunden gebraucht hat. Dein Text ist sicher. Such nach einer Schleife, die nie endet, und führe es noch einmal aus.',
} as const
