export const settings = {
  title: 'Mipangilio yako',
  loading: 'Subiri kidogo…',
  signInFirst: 'Ingia ili uone na kubadilisha mipangilio yako.',
  seeProfile: 'Tazama wasifu wako',
  signIn: 'Funguo za siri, misimbo ya kurejesha na vifaa',
  save: 'Hifadhi',
  cancel: 'Ghairi',
  left_one: 'Imebaki herufi {{count}}.',
  left_other: 'Zimebaki herufi {{count}}.',
  about: {
    title: 'Kukuhusu',
    name: 'Jina',
    location: 'Mahali',
    picture: 'Kiungo cha picha',
    pictureNote: 'Kinapaswa kuishia na .jpg, .png, .webp au mfano wake.',
    about: 'Maelezo mafupi',
  },
  username: {
    title: 'Jina lako la mtumiaji',
    label: 'Jina la mtumiaji',
    invalid: 'Tumia herufi a hadi z, tarakimu, na alama - _ +',
    short: 'Jina la mtumiaji linahitaji angalau herufi tatu.',
    checking: 'Tunaangalia kama jina {{username}} linapatikana…',
    taken: 'Jina {{username}} limechukuliwa. Jaribu jingine.',
    free: 'Jina {{username}} linapatikana.',
    unknown: 'Hatukuweza kuangalia kama jina {{username}} linapatikana. Bado unaweza kujaribu kulihifadhi.',
  },
  email: {
    title: 'Barua pepe',
    now: 'Anwani yako ya barua pepe ni {{email}}.',
    label: 'Anwani mpya ya barua pepe',
    note: 'Tutatuma kiungo huko. Anwani yako itabadilika utakapokifungua.',
    send: 'Tuma kiungo',
    weekly: 'Nitumie barua pepe ya kila wiki kuhusu kujifunza',
  },
  privacy: {
    title: 'Wanachoona wengine',
    explanation: 'Unachozima, wengine hawatakiona kamwe.',
    isLocked: 'Ficha wasifu wangu wote',
    parts: 'Ikiwa wasifu wangu uko wazi, onyesha',
    showName: 'Jina langu',
    showAbout: 'Maelezo yangu, na nilipojiunga',
    showLocation: 'Mahali pangu',
    showPoints: 'Pointi zangu',
    showHeatMap: 'Shughuli zangu',
    showTimeLine: 'Historia yangu ya masomo',
    showCerts: 'Vyeti vyangu',
    showPortfolio: 'Mkusanyiko wangu wa kazi',
    showDonation: 'Beji yangu ya ufadhili',
  },
  portfolio: {
    title: 'Mkusanyiko wa kazi',
    explanation: 'Onyesha kazi unazojivunia, popote zilipo.',
    add: 'Ongeza mradi',
    edit: 'Hariri',
    editItem: 'Hariri {{title}}',
    remove: 'Ondoa',
    removeItem: 'Ondoa {{title}}',
    fields: {
      title: 'Kichwa',
      url: 'Kiungo cha mradi',
      image: 'Kiungo cha picha',
      description: 'Maelezo',
    },
    wrong: {
      title: 'Kichwa kinahitaji angalau herufi mbili.',
      url: 'Hiki bado si kiungo. Kinapaswa kuanza na https:// na kuwa na nukta.',
      image: 'Hatukuweza kupakia picha kutoka kiungo hiki.',
    },
  },
  socials: {
    title: 'Viungo vyako',
    githubProfile: 'GitHub',
    linkedin: 'LinkedIn',
    twitter: 'X (Twitter)',
    website: 'Tovuti yako',
  },
  honesty: {
    title: 'Uaminifu wa kitaaluma',
    pledge:
      'Ninachowasilisha kwa ajili ya cheti ni kazi yangu mwenyewe. Ninaweza kusoma na kuuliza kadiri nipendavyo, na nikitumia msimbo wa watu wengine, ninawataja.',
    why: 'Waajiri huamini vyeti vyetu kwa sababu wanafunzi hutimiza ahadi hii.',
    accept: 'Ninaahidi',
    accepted: 'Umekubali kanuni zetu za uaminifu wa kitaaluma.',
  },
  preferences: {
    title: 'Mandhari, sauti na mikato ya kibodi',
    night: 'Mandhari meusi',
    shortcuts: 'Mikato ya kibodi katika masomo',
    sound: 'Cheza sauti',
    volume: 'Kiwango cha sauti',
  },
  token: {
    title: 'Tokeni ya kihariri cha mbali',
    explanation: 'Kihariri cha mbali hutumia tokeni hii kuhifadhi maendeleo yako. Hupata mpya kinapoihitaji.',
    delete: 'Futa tokeni',
  },
  data: {
    title: 'Data yako',
    explanation: 'Kila kitu tunachojua kukuhusu, katika faili moja.',
    download: 'Pakua data yangu yote',
  },
  danger: {
    title: 'Eneo la hatari',
    explanation: 'Haya mawili hayawezi kutenduliwa.',
    type: 'Andika “{{word}}” ili uendelee',
    reset: {
      open: 'Futa maendeleo yangu',
      title: 'Ungependa kufuta maendeleo yako yote?',
      text: 'Hatua ulizokamilisha, msimbo uliohifadhi na vyeti vyako vitafutwa. Akaunti yako itabaki.',
      word: 'futa maendeleo yangu',
    },
    delete: {
      open: 'Futa akaunti yangu',
      title: 'Ungependa kufuta akaunti yako?',
      text: 'Maendeleo, vyeti na wasifu wako vitafutwa papo hapo. Hatuwezi kuvirudisha.',
      gift: 'Mchango wako wa kila mwezi utaisha pamoja na akaunti yako, na hutatozwa tena: asante kwa kila mwezi.',
    },
  },
} as const

export const emailSignUp = {
  title: 'Karibu Cairn',
  privacy:
    'Tunahifadhi anwani yako ya barua pepe, unachowasilisha, na unachoandika kwenye wasifu wako. Hakuna kingine, na hatuuzi chochote. Unaweza kupakua au kufuta yote kwenye mipangilio yako wakati wowote.',
  question: 'Ungependa barua pepe ya kila wiki kuhusu kujifunza? Unaweza kubadilisha hili wakati wowote.',
  yes: 'Ndiyo, nitafurahi',
  no: 'Hapana, asante',
} as const

export const report = {
  title: 'Ripoti {{username}}',
  explanation: 'Tuambie wasifu huu una tatizo gani. Timu yetu itasoma, nawe utapata nakala.',
  label: 'Kuna tatizo gani?',
  send: 'Tuma ripoti',
} as const

export const unsubscribed = {
  title: 'Umejiondoa',
  text: 'Hutapata barua pepe zaidi kutoka kwetu.',
  again: 'Jiandikishe tena',
  learn: 'Endelea kujifunza',
} as const

export const blocked = {
  title: 'Ukurasa huu haupatikani mahali ulipo',
  text: 'Sheria haituruhusu kutoa akaunti katika nchi yako. Bado unaweza kufanya kila somo bila akaunti.',
} as const
