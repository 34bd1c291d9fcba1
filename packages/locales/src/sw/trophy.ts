export const trophy = {
  title: 'Thibitisha tuzo yako',
  explanation:
    'Hatua hii hukamilika kwa tuzo unayoipata Microsoft Learn. Ukishaipata, rudi hapa uithibitishe.',
  signInFirst: 'Unahitaji akaunti hapa ili tuweze kuhifadhi tuzo yako.',
  signIn: 'Ingia',
  verify: 'Thibitisha tuzo',
  verifying: 'Tunauliza Microsoft…',
  recorded: 'Tuzo yako imethibitishwa, na hatua hii imekamilika.',
  link: {
    title: 'Unganisha akaunti yako ya Microsoft',
    explanation:
      'Ili tuone tuzo zako, tunahitaji jina lako la mtumiaji la Microsoft Learn. Shiriki Transcript ya wasifu wako wa Microsoft Learn, kisha ubandike kiungo chake. Tunakitumia mara moja tu, kusoma jina hilo.',
    steps: {
      open: 'Fungua wasifu wako kwenye Microsoft Learn, kisha uchague “Transcript”.',
      share: 'Chagua “Share link”, kisha “Copy link”.',
      paste: 'Bandika kiungo hapa chini. Kinafanana na hiki:',
    },
    label: 'Kiungo cha Transcript yako',
    submit: 'Unganisha akaunti',
    submitting: 'Inaunganisha…',
    problems: {
      'not-a-link': 'Hiki bado si kiungo. Nakili kiungo chote, kuanzia https:// hadi mwisho.',
      'not-https': 'Kiungo hiki kinaanza na http://. Kiungo cha Transcript huanza na https://.',
      'other-site':
        'Kiungo hiki kinaelekea tovuti nyingine. Kiungo cha Transcript huanza na https://learn.microsoft.com/.',
      'other-page':
        'Huu ni ukurasa mwingine wa Microsoft Learn. Fungua Transcript yako huko, kisha uchague “Share link”.',
      'has-more':
        'Kuna kitu baada ya kitambulisho cha Transcript. Kiondoe, ili kiungo kiishie kwenye kitambulisho.',
      example: 'Huu ni mfano wetu. Tumia kiungo cha Transcript yako mwenyewe.',
    },
  },
  account: {
    title: 'Akaunti ya Microsoft',
    linked: 'Akaunti yako ya Microsoft: {{name}}',
    unlink: 'Tenganisha akaunti hii',
    confirm: {
      title: 'Ungependa kutenganisha akaunti yako ya Microsoft?',
      text: 'Tutasahau jina {{name}}. Tuzo ulizothibitisha zitabaki zimethibitishwa. Ili kuthibitisha nyingine, unganisha akaunti yako tena.',
      keep: 'Usitenganishe',
    },
  },
} as const
