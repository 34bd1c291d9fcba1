/** Quizzes. */
export const quiz = {
  transcript: 'Onyesha maneno ya rekodi',
  answered: 'Yamejibiwa {{answered}} kati ya {{total}}',
  score: '{{right}} kati ya {{total}} ni sahihi',
  failed:
    'Unahitaji {{needed}} ili ufaulu. Pitia masomo tena ukipenda; safari ijayo maswali yatakuwa mengine au kwa mpangilio mwingine.',
  changed: 'Chemsha bongo hii imebadilika tangu ulipoifungua. Hii ndiyo ya sasa: tafadhali ijibu tena.',
  again: 'Jaribu tena',
  review: 'Uliyokosa',
  yours: 'Ulichagua',
  right: 'Jibu sahihi',
  leaving: {
    title: 'Ungependa kuondoka kwenye chemsha bongo?',
    text: 'Majibu yako ya hadi sasa yatabaki kwenye kivinjari hiki. Ukirudi, utaendelea ulipo sasa.',
  },
} as const
