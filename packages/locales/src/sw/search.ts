/** Search over courses, blocks and lessons. */
export const search = {
  title: 'Tafuta',
  label: 'Tafuta kozi na masomo',
  submit: 'Tafuta',
  close: 'Funga',
  list: 'Matokeo',
  hint: 'Andika neno unalotafuta. Mwanzo wake unatosha.',
  results_one: 'Tokeo {{count}}',
  results_other: 'Matokeo {{count}}',
  nothing: 'Hakuna kilichopatikana kwa “{{query}}”. Punguza maneno, au jaribu neno lingine lenye maana hiyo.',
  browse: 'Angalia kozi zote',
  failed: 'Utafutaji haukujibu. Angalia muunganisho wako, kisha ujaribu tena.',
  key: 'Fungua utafutaji kwa kitufe cha /',
  kinds: { course: 'Kozi', block: 'Sura', lesson: 'Somo' },
} as const
