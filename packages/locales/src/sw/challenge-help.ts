/** Help with a lesson: hints, the difference, an example, the solution, and the forum. */
export const challengeHelp = {
  open: 'Msaada',
  title: 'Umekwama? Humtokea kila mtu',
  hint: 'Kinachokosekana',
  noHint: 'Kagua msimbo wako kwanza. Kisha kitu cha kwanza kinachokosekana kitaonekana hapa.',
  more: 'Pata msaada zaidi',
  times_one: 'Jaribio hili halijafaulu mara {{count}}. Hayo humtokea kila anayejifunza kuandika programu.',
  times_other:
    'Jaribio hili halijafaulu mara {{count}} mfululizo. Hayo humtokea kila anayejifunza kuandika programu.',
  comparison: 'Nionyeshe pa kuangalia',
  example: 'Nionyeshe mfano uliotatuliwa',
  solution: 'Nionyeshe suluhisho',
  later_one: '“{{title}}” itafunguka ukikagua mara {{count}} zaidi.',
  later_other: '“{{title}}” itafunguka ukikagua mara {{count}} zaidi.',
  loading: 'Inapakia…',
  retry: 'Jaribu tena',
  same: 'Msimbo wako ni sawa na suluhisho letu, kwa hiyo huenda kosa ni letu. Ukague mara moja zaidi, na tafadhali tuambie ikiwa bado haufaulu.',
  missing: 'Bado kuna kitu kinachokosekana katika {{file}} baada ya mstari wa {{line}}.',
  missingAtStart: 'Bado kuna kitu kinachokosekana mwanzoni mwa {{file}}.',
  differsInLine:
    'Angalia mstari wa {{line}} wa {{file}}. Hapa ndipo msimbo wako unapoanza kutofautiana na suluhisho letu:',
  differsInLines:
    'Angalia mistari ya {{first}} hadi {{last}} ya {{file}}. Hapa ndipo msimbo wako unapoanza kutofautiana na suluhisho letu:',
  ownWay:
    'Kuanzia mstari wa {{line}} wa {{file}}, msimbo wako unafuata njia yake wenyewe. Huenda ni sahihi, lakini kuulinganisha mstari kwa mstari hakutasaidia. Soma tena kile ambacho jaribio linatarajia.',
  oneWay: 'Hii ni njia moja ya kufanya hivyo. Isome, ifunge, kisha iandike kwa namna yako.',
  forum: 'Uliza jamii',
  search: 'Tazama kama swali lako limejibiwa (hufungua jukwaa)',
  haveRead: 'Nimesoma somo tena.',
  haveSearched: 'Nimetafuta swali kama hili.',
  describe: 'Nini kinatokea, na nini kinapaswa kutokea? (herufi {{least}} hadi {{most}})',
  ask: 'Uliza kwenye jukwaa',
  close: 'Funga',
  post: {
    happening: 'Kinachotokea',
    code: 'Msimbo wangu hadi sasa',
    browser: 'Taarifa za kivinjari',
    userAgent: 'User-Agent ya kivinjari: `{{userAgent}}`',
    challenge: 'Taarifa za zoezi',
    tooLong:
      'Msimbo ni mrefu mno kwa fomu hii. Tafadhali bandika sehemu unayouliza kati ya mistari yenye alama za backtick.',
    placeholder: 'Weka msimbo wako hapa',
  },
} as const
