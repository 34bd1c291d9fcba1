export const home = {
  title: 'Cairn: jifunze kuandika programu, hatua kwa hatua',
  headline: 'Jifunze kuandika programu, jiwe baada ya jiwe.',
  lead: 'Masomo mafupi, kihariri halisi, na majaribio yanayokuambia kwa maneno rahisi kinachokosekana. Ni bure, kwenye kivinjari chako, bila kusakinisha chochote.',
  start: 'Anza kujifunza',
  noAccount: 'Huhitaji akaunti.',
  coursesTitle: 'Ungependa kuanzia wapi?',
  howTitle: 'Jinsi inavyofanya kazi',
  lesson: {
    greeting: 'Hujambo, dunia!',
    title: 'Jaribu: andika jina lako kwenye kibao',
    text: 'Msimbo huu unachora kibao kilicho kando. Andika jina lako badala ya “dunia”, kisha bonyeza “Kagua msimbo”.',
    withoutScripts: 'JavaScript ikiwashwa, unaweza kujaribu somo hili papa hapa.',
    hints: {
      empty: 'Kibao hakina kitu. Andika salamu, kwa mfano “{{greeting}}”',
      unchanged: 'Kibao bado kinasema “{{greeting}}” Andika jina lako badala ya “dunia”.',
    },
    passed: {
      title: 'Umeweza!',
      text: 'Umebadilisha ukurasa wa wavuti sasa hivi. Kila hatua hapa iko hivi.',
      goOn: 'Piga hatua ya kwanza',
    },
  },
  steps: {
    read: {
      title: 'Soma kidogo',
      text: 'Kila hatua inaeleza wazo moja kwa dakika moja au mbili, kwa mfano mdogo.',
    },
    write: {
      title: 'Andika msimbo halisi',
      text: 'HTML, CSS, JavaScript na Python hufanya kazi kando ya maandishi, unapoandika.',
    },
    check: {
      title: 'Ona kinachokosekana',
      text: 'Bonyeza “Kagua msimbo”. Majaribio huangalia msimbo wako unafanya nini, kisha hukuambia cha kujaribu.',
    },
    keep: {
      title: 'Tunza njia yako',
      text: 'Ingia kwa barua pepe yako wakati wowote upendao, na kila hatua utakayomaliza itakuwa kwenye wasifu wako.',
    },
  },
} as const
