export const donate = {
  title: 'Saidia Cairn',
  name: 'Changia',
  description: 'Masomo yote ni bure kwa kila mtu. Michango hulipia seva na kazi ya kutengeneza masomo.',
  intro:
    'Kila somo ni bure, kwa kila mtu, bila matangazo. Hubaki hivyo kwa sababu baadhi ya watu hutoa kidogo. Ukiweza kutoa kitu, asante. Usipoweza, karibu vilevile.',
  closed: {
    title: 'Shule hii haipokei michango',
    text: 'Kila kitu hapa ni bure, na hakuna cha kulipia. Ukipapenda, mwambie rafiki.',
    learn: 'Tazama kozi zote',
  },
  scripts:
    'Kulipa kunahitaji skripti, na kivinjari hiki hakiziendeshi. Ziwashe kwa ukurasa huu, au ufungue katika kivinjari kingine.',
  demo: 'Haya ni majaribio: hakuna pesa inayolipwa.',
  often: { label: 'Mara ngapi', month: 'Kila mwezi', onetime: 'Mara moja' },
  amount: { label: 'Kiasi', hours: 'Saa {{hours}} za kujifunza kwa mtu mwingine' },
  sum: { month: '{{amount}} kwa mwezi', onetime: '{{amount}} mara moja' },
  goOn: 'Endelea:',
  chosen: 'Mchango wako: {{sum}}',
  edit: 'Badilisha',
  ways: {
    label: 'Ungependa kulipa vipi?',
    card: 'Kadi au pochi ya simu',
    paypal: 'PayPal',
    patreon: 'Patreon',
    patreonNote: 'Patreon ni tovuti nyingine. Unachotoa huko hakirekodiwi hapa.',
    goToPaypal: 'Nenda PayPal',
  },
  card: {
    label: 'Kadi',
    wallet: 'Pochi ya simu',
    give: 'Toa {{sum}}',
    signIn: 'Ingia ulipe kwa kadi',
    signInNote: 'Kadi ni kwa walioingia na kumaliza masomo matatu. Hivyo kadi za wizi hazijaribiwi hapa.',
    safety: 'Namba ya kadi yako huenda moja kwa moja kwa huduma ya malipo. Sisi hatuioni kamwe.',
  },
  rehearsal: {
    label: 'Ungependa kujaribu kadi gani?',
    demo_ok: 'Kadi inayofanya kazi',
    demo_declined: 'Kadi inayokataliwa',
    demo_action: 'Kadi inayokuomba uthibitishe',
  },
  states: {
    loading: 'Fomu ya malipo inapakiwa…',
    slow: 'Fomu ya malipo inachelewa. Unaweza kusubiri, au kulipa kwa njia nyingine. Hakuna kilichotozwa.',
    blocked:
      'Fomu ya malipo haikuweza kupakiwa. Huenda kizuizi cha maudhui au mtandao wako unaizuia. Iruhusu kwa ukurasa huu, au ulipe kwa njia nyingine. Hakuna kilichotozwa.',
    again: 'Jaribu tena',
    processing: 'Subiri kidogo, mchango wako uko njiani…',
    authenticating: 'Benki yako inakuomba uthibitishe. Tafuta dirisha lake au programu yake.',
    approving: 'PayPal imefungua dirisha. Maliza hapo, kisha urudi hapa.',
    asking: 'Tunauliza huduma ya malipo kama mchango wako umefika…',
    unclear:
      'Bado hatujui kama mchango wako umefika. Tafadhali usilipe tena: ukifika, tutakutumia risiti kwa barua pepe.',
    askAgain: 'Uliza tena',
    cancelled: 'Uliacha kabla ya kulipa. Hakuna kilichotozwa, na ulichochagua bado kipo.',
    'error-2': 'Kuna tatizo, na mchango wako haukufika. Tafadhali jaribu tena baada ya muda mfupi.',
    'error-3': 'Ukurasa wa kubadilisha kadi haukufunguka. Tafadhali jaribu tena baada ya muda mfupi.',
    'authorization-failed':
      'Benki yako haikuthibitisha malipo haya, kwa hiyo hakuna kilichotozwa. Jaribu tena, au tumia kadi nyingine.',
  },
  done: {
    title: 'Asante!',
    text: 'Mchango wako unafanya masomo yabaki bure kwa kila mtu. Risiti inakuja kwa barua pepe.',
    news: 'Mchango wako unawezesha nini',
    supporters: 'Tazama unachopata',
    learn: 'Rudi kwenye kozi',
  },
  already: {
    title: 'Asante kwa msaada wako',
    text: 'Tayari unachangia, na hilo linasaidia kuliko unavyodhani. Hakuna kingine kinachohitajika.',
    card: 'Badilisha kadi yako',
  },
  change: {
    paypal:
      'Mchango wako wa kila mwezi hulipwa kupitia PayPal. Akaunti yako ya PayPal inauonyesha kwenye mipangilio, kati ya malipo ya kiotomatiki. Huko unaweza kuchagua kadi au akaunti nyingine, au kuusimamisha.',
    patreon:
      'Michango kupitia Patreon haihifadhiwi hapa. Unaweza kubadilisha au kusimamisha wako kwenye mipangilio ya Patreon, sehemu ya uanachama.',
  },
  settings: 'Nenda kwenye mipangilio yako',
  money: {
    title: 'Mchango wako hufanya nini',
    items: [
      'Hulipia seva zinazokagua msimbo usiku na mchana.',
      'Hulipia muda wa kuandika masomo, kuyatafsiri na kurekebisha unayoripoti.',
      'Huacha kila kitu wazi kwa wasioweza kulipa.',
    ],
  },
  questions: {
    title: 'Maswali na majibu',
    stop: {
      question: 'Ninaachaje mchango wa kila mwezi?',
      answer:
        'Tuandikie wakati wowote, nasi tutausimamisha kabla ya malipo yajayo. Kwa PayPal unaweza kuusimamisha huko pia.',
    },
    receipt: { question: 'Je, nitapata risiti?', answer: 'Ndiyo, kwa barua pepe, kwa kila malipo.' },
    safe: {
      question: 'Je, kadi yangu iko salama?',
      answer:
        'Namba yake huenda kutoka kivinjari chako moja kwa moja kwa huduma ya malipo. Haifiki kwenye seva zetu.',
    },
    more: {
      question: 'Je, nikichangia masomo huwa bora zaidi?',
      answer: 'Hapana. Masomo ni sawa kwa kila mtu. Utapata beji, na shukrani zetu.',
    },
    mistake: {
      question: 'Nimetoa kiasi kikubwa kwa makosa. Nifanye nini?',
      answer: 'Tuandikie, nasi tutakurudishia.',
    },
  },
  modal: {
    title: 'Saidia kubaki bure',
    block: 'Umemaliza “{{block}}”. Hongera!',
    calls: [
      'Mchango wako humsaidia mtu mwingine kuandika mstari wake wa kwanza wa msimbo.',
      'Dola tano humpa mtu saa 250 za kujifunza.',
      'Hakuna matangazo wala ada: watu kama wewe hufanya iwezekane.',
      'Kama somo hili limekusaidia, lisaidie kumfikia mwingine.',
      'Mchango mdogo kila mwezi huendesha seva.',
      'Masomo yako ni bure kwa sababu mtu alichangia. Upitishe wema.',
      'Bure kwa wote maana yake baadhi yetu tunatoa.',
      'Tusaidie kutafsiri kozi ijayo.',
      'Toa bei ya kahawa moja, na mtu atajifunza kwa wiki kadhaa.',
      'Unajifunza hapa. Je, ungewasaidia wengine nao wajifunze?',
    ],
    yes: 'Nataka kusaidia',
    later: 'Baadaye',
    never: 'Usiulize tena',
    tiers: 'Kiasi cha kila mwezi',
  },
  certificate: {
    title: 'Cheti hiki kilikuwa bure.',
    text: 'Ukiweza, msaidie mtu mwingine apate chake.',
  },
  alert: 'Kujifunza hapa ni bure kwa sababu baadhi ya watu huchangia. <1>Ungependa kusaidia?</1>',
  beta: 'Kozi hii iko katika hatua ya beta: unaweza kuisoma tayari, na bado inakua. <1>Mchango hutusaidia kuikamilisha.</1>',
  supporters: {
    title: 'Wafadhili',
    description: 'Wanaochangia hufanya masomo yabaki bure kwa kila mtu.',
    visitor: 'Ingia uone kama kuna mchango wako.',
    none: 'Hatukupata mchango wako. Kama ulichangia, tafadhali tuandikie, nasi tutautafuta.',
    give: 'Nataka kusaidia',
    thanks: 'Unaisaidia shule hii. Asante!',
    benefits: {
      title: 'Unachopata',
      items: [
        'Beji kwenye wasifu wako, unayoweza kuificha.',
        'Pete ya dhahabu kuzunguka picha yako.',
        'Hakuna maswali zaidi kuhusu michango.',
      ],
    },
    initiatives: {
      title: 'Msaada wako unawezesha nini',
      items: [
        'Kozi mpya, na vidokezo bora pale watu wanapokwama.',
        'Masomo katika lugha zaidi.',
        'Vyeti visivyo na gharama.',
      ],
    },
  },
  updateCard: {
    title: 'Badilisha kadi yako',
    text: 'Mchango wako wa kila mwezi hulipwa kwa kadi. Huduma ya malipo hufungua ukurasa ambapo unaweza kuweka nyingine.',
    gift: 'Mchango wako: {{sum}}, tangu {{date}}. Ikiwa hukuuanzisha wewe, tafadhali usiweke kadi yoyote, na utuandikie.',
    button: 'Weka kadi nyingine',
    done: 'Kadi yako mpya imehifadhiwa. Asante!',
    signIn: 'Ingia ili kubadilisha kadi yako.',
  },
} as const
