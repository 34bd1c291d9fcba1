/** The section of the settings. */
export const certifications = {
  title: 'Vyeti',
  explanation:
    'Kamilisha miradi ya cheti, kisha kichukue. Wengine wanaweza kufungua vyeti vyako ilimradi wasifu wako unaonyesha vyeti na historia yako ya masomo.',
  current: 'Vyeti vya sasa',
  legacy: 'Vyeti vya zamani',
  french: {
    title: 'Vyeti kwa Kifaransa',
    explanation: 'Kila kimoja hujumuisha vyeti kadhaa, na huwa chako ukishavichukua vyote.',
  },
  titled: 'Cheti cha {{title}}',
  held: 'Umekichukua',
  done: '{{done}} kati ya {{total}} tayari',
  project: 'Mradi',
  certification: 'Cheti',
  state: 'Hali',
  finished: 'Tayari',
  open: 'Bado',
  claim: 'Chukua cheti',
  claimOf: 'Chukua cheti: {{title}}',
  show: 'Tazama cheti',
  showOf: 'Tazama cheti: {{title}}',
} as const

/** The page of a certificate. */
export const certificate = {
  pageTitle: '{{holder}}: {{title}}',
  description: '{{holder}} amepata cheti cha {{title}} kwenye Cairn.',
  certifies: 'Cheti hiki kinathibitisha kwamba',
  earned: 'amehitimu katika',
  hours: 'Takriban saa {{hours, number}} za kazi',
  issued: 'Kimetolewa tarehe {{date}}',
  signatureNote: 'Shule ya bure ya kuandika programu',
  partner: 'Microsoft',
  partnerNote: 'Mshirika wa cheti hiki',
  check: 'Kithibitishe hapa:',
  actions: 'Chapisha au shiriki',
  print: 'Chapisha',
  linkedin: 'Weka kwenye LinkedIn',
  x: 'Shiriki kwenye X',
  xText: 'Nimepata cheti cha {{title}} kwenye Cairn: {{address}}',
  work: 'Miradi',
  honesty: '{{holder}} aliahidi: “{{pledge}}”',
  report: 'Je, kazi hii inaonekana kuwa imenakiliwa? Tuambie.',
  home: 'Nenda ukurasa wa mwanzo',
  profile: 'Nenda kwenye wasifu',
  none: 'Hakuna cheti kilichopatikana',
} as const
