/** What PostgreSQL does in lessons with SQL. */
export const database = {
  loading: 'Die Datenbank wird vorbereitet … {{percent}}\u00a0%',
  rows_one: 'Zeile {{line}}: {{count}} Datensatz',
  rows_other: 'Zeile {{line}}: {{count}} Datensätze',
  moreRows_one: 'Zeile {{line}}: mehr als {{count}} Datensatz',
  moreRows_other: 'Zeile {{line}}: mehr als {{count}} Datensätze',
  cut_one: '(der erste wird gezeigt)',
  cut_other: '(die ersten {{count}} werden gezeigt)',
  null: 'NULL',
  changed_one: 'Zeile {{line}}: {{command}}, {{count}} Datensatz geändert',
  changed_other: 'Zeile {{line}}: {{command}}, {{count}} Datensätze geändert',
  done: 'Zeile {{line}}: {{command}}, erledigt',
  notice: 'Zeile {{line}}: {{message}}',
  error: 'Zeile {{line}}: {{message}}',
  setupError:
    'Die Tabellen dieser Lektion konnten nicht angelegt werden. Das ist nicht dein Fehler. {{message}}',
  hint: 'Hinweis: {{hint}}',
  openTransaction:
    'Deine Transaktion ist noch offen, darum sind ihre Änderungen nicht gespeichert. Beende sie mit COMMIT, um sie zu speichern.',
  restHidden: 'Dein Programm hat noch mehr Anweisungen. Was die übrigen getan haben, wird nicht gezeigt.',
  stopped: 'Hier hat PostgreSQL aufgehört.',
  timeout:
    'Deine Abfragen wurden gestoppt, weil sie länger als {{seconds}} Sekunden gebraucht haben. Dein Text ist sicher. Sieh nach, ob eine Bedingung fehlt, und führe die Abfragen noch einmal aus.',
} as const
