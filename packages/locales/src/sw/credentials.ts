/** Whether a certificate is genuine, on its page and on the page that checks files. */
export const credential = {
  title: 'Je, ni halisi?',
  checking: 'Kivinjari chako kinakagua sahihi…',
  verdict: {
    valid: 'Ni halisi. Hakijabadilika tangu shule ilipokitia sahihi, na bado ni halali.',
    changed: 'Si halisi. Kilibadilishwa baada ya kutiwa sahihi.',
    unknownKey: 'Si halisi, au ni cha shule nyingine: hakijatiwa sahihi kwa ufunguo wowote wa shule hii.',
    revokedKey: 'Si halali. Huenda ufunguo uliokitia sahihi umeibiwa, kwa hiyo shule imeubatilisha.',
    revoked: 'Si halali tena. Shule imekibatilisha.',
    suspended: 'Si halali kwa sasa. Shule imekisimamisha kwa muda.',
    unknownStatus: 'Sahihi ni halisi. Haikuwezekana kujua kama shule imekibatilisha cheti.',
    unreadable: 'Hakuna cheti katika faili hili.',
  },
  failed: 'Ukaguzi haukufaulu. Angalia muunganisho wako, kisha ujaribu tena.',
  insecure:
    'Vivinjari hukagua sahihi kwenye kurasa salama (https) pekee. Pakua cheti, kisha ukikague mahali pengine.',
  retry: 'Kagua tena',
  waiting:
    'Bado hakijatiwa sahihi. Shule inaendesha tena majaribio ya miradi ya cheti hiki, na itakitia sahihi mara tu yote yatakapofaulu.',
  refused: 'Hakijatiwa sahihi: mradi “{{title}}” haukufaulu shule ilipoendesha tena majaribio yake.',
  refusedAdvice:
    'Fungua mradi, urekebishe hadi majaribio yake yafaulu, kisha uuwasilishe tena. Baada ya hapo cheti chako kitatiwa sahihi chenyewe.',
  takenBack: 'Shule imebatilisha cheti hiki.',
  explanation:
    'Kivinjari chako chenyewe hufanya ukaguzi, kwa funguo za umma za shule. Waajiri wanaweza kufanya vivyo hivyo kwa kithibitishaji chochote cha Open Badges 3.0.',
  downloads: 'Pakua cheti kilichotiwa sahihi',
  otherName: 'Kilitiwa sahihi kwa jina ambalo mwenye cheti haonyeshi tena, kwa hivyo hakiwezi kupakuliwa.',
  json: 'Data (JSON)',
  svg: 'Beji (SVG)',
  png: 'Beji (PNG)',
  permanent: 'Kiungo cha kudumu',
  checkFile: 'Kagua faili',
  reissue: 'Kitie sahihi tena kwa jina langu la sasa',
  reissueAdvice: 'Cheti kitapata nambari mpya, na nakala zilizopakuliwa awali hazitakuwa halali tena.',
  verifier: {
    title: 'Kagua cheti',
    explanation:
      'Chagua cheti kilichopakuliwa kutoka shule hii. Kinakaguliwa kwenye kivinjari chako na hakitumwi popote.',
    file: 'Cheti (JSON, SVG au PNG)',
    holder: 'Mwenye cheti',
    nameless: 'hakuna jina',
    certification: 'Cheti',
    earned: 'Kilipatikana',
    school: 'Shule',
    asOf: 'Funguo za shule na orodha ya vyeti vilivyobatilishwa katika ukurasa huu ni za {{date}}.',
    save: 'Hifadhi ukurasa huu ili uweze kukagua vyeti bila shule: unafanya kazi pia kama faili.',
  },
} as const
