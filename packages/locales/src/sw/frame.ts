export const frame = {
  menu: 'Menyu',
  forum: 'Jukwaa',
  newTab: '{{name}}, inafunguka kwenye kichupo kipya',
  accountMenu: 'Menyu yako',
  profile: 'Wasifu wako',
  settings: 'Mipangilio',
  languageAndTheme: 'Lugha na mandhari',
  theme: 'Mandhari',
  themes: { default: 'Angavu', night: 'Giza', system: 'Mfumo' },
  promotion: {
    header: 'Jifunze kazi ya TEHAMA bila malipo: kuanzia mstari wa kwanza wa msimbo hadi ajira ya kwanza.',
    footer: 'Mafunzo ya bure kwa kazi ya TEHAMA, pamoja na miradi yako ya kuonyesha unapoomba kazi.',
  },
  aboutSchool: 'Kuhusu shule hii',
  links: {
    about: 'Kuhusu sisi',
    privacy: 'Faragha',
    terms: 'Masharti',
    source: 'Msimbo chanzo',
    status: 'Hali ya huduma',
  },
  serverAway:
    'Shule haijibu kwa sasa. Endelea tu: msimbo wako umehifadhiwa kwenye kivinjari hiki, na unachowasilisha kitatumwa baadaye.',
  slowPage: 'Ukurasa unakuja …',
  staging: {
    title: 'Shule hii ni ya majaribio',
    text: 'Mabadiliko hujaribiwa hapa kwanza. Akaunti na maendeleo ya hapa yanaweza kufutwa wakati wowote.',
    close: 'Nimeelewa',
  },
} as const
