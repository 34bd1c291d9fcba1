/** The page of a front-end project, which is built here or submitted as a link. */
export const frontEndProject = {
  ways: {
    title: 'Unataka kuujenga wapi?',
    here: 'Ujenge hapa',
    hereNote: 'Kwenye kihariri, katika ukurasa huu. Msimbo wako unahifadhiwa unapoandika.',
    link: 'Wasilisha kiungo',
    linkNote: 'Ujenge popote unapopenda, kisha utupe anwani yake.',
  },
  stories: {
    title: 'Je, unafanya kila kitu?',
    text: 'Tazama mara ya mwisho: jaribu mradi wako kwenye onyesho, na uulinganishe na kile somo linachotaka, hoja kwa hoja. Wengine watauona kwenye wasifu wako na kwenye ukurasa wa cheti chako.',
    confirm: 'Ndiyo, unafanya kila kitu',
    close: 'Endelea na kazi',
  },
  finished: 'Mradi wako umekamilika.',
} as const
