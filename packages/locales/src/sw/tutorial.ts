export const tutorial = {
  start: {
    title: 'Fanya kazi kwenye kihariri cha mbali',
    explanation:
      'Mafunzo haya yanafanyika kwenye kihariri kilicho katika kompyuta nyingine, chenye terminali na vyote vinavyohitajika. Kitafunguka kwenye kichupo kipya, na kitaijaribu kazi yako huko.',
    signedIn: 'Majaribio yakifaulu, kihariri kitatuambia, na ukurasa huu utaonyesha hivyo.',
    visitor:
      'Bila akaunti, kihariri hakiwezi kutuambia majaribio yako yanapofaulu. Bado unaweza kufanya mafunzo haya.',
    signIn: 'Ingia ili kuhifadhi maendeleo yako',
    ask: 'Anza mafunzo',
    asking: 'Tunaandaa…',
    open: 'Fungua kihariri cha mbali',
    ready: 'Kihariri chako kiko tayari.',
    newTab: '(hufunguka kwenye kichupo kipya)',
    none: 'Shule hii haina kihariri cha mbali. Unaweza kufanya mafunzo haya kwenye kompyuta yako: hazina yake inaeleza jinsi ya kuandaa kila kitu.',
    repository: 'Tazama hazina ya mafunzo haya',
  },
  token: {
    title: 'Tokeni yako ya kihariri',
    explanation:
      'Kihariri hutumia tokeni kuripoti maendeleo yako, na si kingine. Ukiifuta, anza mafunzo tena ili upate mpya.',
  },
  practice: {
    title: 'Ukimaliza',
    explanation:
      'Kihariri huripoti mafunzo haya majaribio yake yanapofaulu. Kama hakikuweza, sema mwenyewe hapa.',
    finish: 'Nimemaliza mafunzo haya',
    recorded: 'Kihariri kimeripoti kwamba majaribio yako yamefaulu.',
  },
  steps: {
    one: 'Hatua ya 1: Faulu majaribio kwenye kihariri',
    two: 'Hatua ya 2: Shiriki kazi yako',
    done: 'Tayari: majaribio yako yamefaulu.',
    open: 'Bado. Tutaweka alama hapa kihariri kitakaporipoti kwamba majaribio yote yamefaulu.',
    share:
      'Weka kazi yako mahali ambapo kila mtu anaweza kuiona, kama vile hazina ya wazi, na uwasilishe kiungo chake.',
  },
} as const
