/** What PostgreSQL does in lessons with SQL. */
export const database = {
  loading: 'Getting the database ready… {{percent}}%',
  rows_one: 'Line {{line}}: {{count}} row',
  rows_other: 'Line {{line}}: {{count}} rows',
  moreRows_one: 'Line {{line}}: more than {{count}} row',
  moreRows_other: 'Line {{line}}: more than {{count}} rows',
  cut_one: '(the first is shown)',
  cut_other: '(the first {{count}} are shown)',
  null: 'NULL',
  changed_one: 'Line {{line}}: {{command}}, {{count}} row changed',
  changed_other: 'Line {{line}}: {{command}}, {{count}} rows changed',
  done: 'Line {{line}}: {{command}}, done',
  notice: 'Line {{line}}: {{message}}',
  error: 'Line {{line}}: {{message}}',
  setupError: 'The tables for this lesson could not be created. This is not your fault. {{message}}',
  hint: 'Hint: {{hint}}',
  openTransaction:
    'Your transaction is still open, so its changes are not saved. End it with COMMIT to save them.',
  restHidden: 'Your program has more statements. Their results are not shown.',
  stopped: 'PostgreSQL stopped here.',
  timeout:
    'Your queries were stopped because they took longer than {{seconds}} seconds. Your code is safe. Look for a missing condition, then run them again.',
} as const
