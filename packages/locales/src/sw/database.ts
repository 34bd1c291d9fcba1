/** What PostgreSQL does in lessons with SQL. */
export const database = {
  loading: 'Tunaandaa hifadhidata… {{percent}}%',
  rows_one: 'Mstari wa {{line}}: rekodi {{count}}',
  rows_other: 'Mstari wa {{line}}: rekodi {{count}}',
  moreRows_one: 'Mstari wa {{line}}: zaidi ya rekodi {{count}}',
  moreRows_other: 'Mstari wa {{line}}: zaidi ya rekodi {{count}}',
  cut_one: '(ya kwanza inaonyeshwa)',
  cut_other: '({{count}} za kwanza zinaonyeshwa)',
  null: 'NULL',
  changed_one: 'Mstari wa {{line}}: {{command}}, rekodi {{count}} imebadilishwa',
  changed_other: 'Mstari wa {{line}}: {{command}}, rekodi {{count}} zimebadilishwa',
  done: 'Mstari wa {{line}}: {{command}}, imekamilika',
  notice: 'Mstari wa {{line}}: {{message}}',
  error: 'Mstari wa {{line}}: {{message}}',
  setupError: 'Majedwali ya somo hili hayakuweza kuundwa. Hili si kosa lako. {{message}}',
  hint: 'Kidokezo: {{hint}}',
  openTransaction:
    'Muamala wako bado uko wazi, kwa hiyo mabadiliko yake hayajahifadhiwa. Umalize kwa COMMIT ili kuyahifadhi.',
  restHidden: 'Programu yako ina kauli zaidi. Kilichofanywa na zilizobaki hakionyeshwi.',
  stopped: 'PostgreSQL ilisimama hapa.',
  timeout:
    'Hoja zako zimesimamishwa kwa sababu zilichukua zaidi ya sekunde {{seconds}}. Maandishi yako yako salama. Tafuta sharti linalokosekana, kisha uziendeshe tena.',
} as const
