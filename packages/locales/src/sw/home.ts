export const home = {
  title: 'Cairn: jifunze kuandika programu, hatua kwa hatua',
  headline: 'Jifunze kuandika programu, jiwe baada ya jiwe.',
  lead: 'Masomo mafupi, kihariri halisi, na majaribio yanayokuambia kwa maneno rahisi kinachokosekana. Ni bure, kwenye kivinjari chako, bila kusakinisha chochote.',
  start: 'Anza kujifunza',
  noAccount: 'Huhitaji akaunti.',
  coursesTitle: 'Ungependa kuanzia wapi?',
  howTitle: 'Jinsi inavyofanya kazi',
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
