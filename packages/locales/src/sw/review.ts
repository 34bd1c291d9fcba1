/** Questions about finished lessons. */
export const review = {
  title: 'Marudio',
  lead: 'Dakika kumi za kurudia uliyojifunza. Maswali unayokosa hurudi kesho; yale unayoyajua hurudi baada ya muda unaozidi kurefuka.',
  loading: 'Tunatafuta maswali yako…',
  failed: 'Hatukuweza kupakia maswali yako. Angalia muunganisho wako, kisha ujaribu tena.',
  noLessons:
    'Bado hakuna cha kurudia. Maliza hatua yenye maswali, kama vile chemsha bongo, na maswali yake yatakuja hapa siku moja baadaye.',
  nothing: 'Leo hakuna cha kurudia. Hongera!',
  nothingUntil: 'Leo hakuna cha kurudia. Maswali yanayofuata yatakuja tarehe {{date}}.',
  lookAgain: 'Angalia “{{title}}” tena',
  place: '{{number}} kati ya {{total}}',
  next: 'Mbele',
  end_one: '{{right}} kati ya swali {{count}} ni sahihi',
  end_other: '{{right}} kati ya maswali {{count}} ni sahihi',
  endText: 'Ni hayo tu kwa leo. Uliyokosa yatarudi kesho.',
  back: 'Rudi kwenye kozi',
  link: 'Rudia uliyojifunza',
} as const
