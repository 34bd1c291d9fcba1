export const signInSettings = {
  title: 'Kuingia',
} as const

export const identities = {
  title: 'Huduma nyingine',
  lead: 'Unaweza pia kuingia kwa akaunti ya mojawapo ya huduma hizi. Hata ukizitenganisha zote, msimbo unaotumwa kwa {{email}} hufanya kazi daima.',
  none: 'Bado hakuna iliyounganishwa.',
  since: 'Iliunganishwa tarehe {{when}}',
  link: 'Unganisha {{name}}',
  remove: 'Tenganisha',
  removeOne: 'Tenganisha {{provider}}, iliyounganishwa tarehe {{when}}',
} as const

export const confirmation = {
  title: 'Je, ni wewe?',
  lead: 'Hili linagusa akaunti yako yote, kwa hiyo tunataka kuwa na uhakika. Hatutauliza tena kwa dakika kumi.',
  passkey: 'Tumia ufunguo wa siri',
  mail: 'Nitumie msimbo',
  mailing: 'Inatuma…',
  sent: 'Barua pepe iko njiani kwenda {{email}}.',
  confirm: 'Thibitisha',
  cancel: 'Si sasa',
} as const

export const undo = {
  title: 'Rejesha akaunti yako',
  loading: 'Tunaangalia kilichobadilika…',
  lead: 'Ikiwa si wewe, mbofyo mmoja utatendua haya yote:',
  changes: {
    'device-signed-out': 'Kifaa kilitolewa.',
    'email-changed': 'Anwani ya barua pepe ilibadilishwa.',
    'passkey-added': 'Ufunguo wa siri uliongezwa.',
    'passkey-removed': 'Ufunguo wa siri uliondolewa.',
    'recovery-code-used': 'Msimbo wa kurejesha ulitumika.',
    'recovery-codes-made': 'Misimbo mipya ya kurejesha iliundwa.',
    'service-linked': 'Huduma iliunganishwa.',
    'service-unlinked': 'Huduma ilitenganishwa.',
    'signed-out-elsewhere': 'Vifaa vingine vyote vilitolewa.',
    undone: 'Mabadiliko yalitenduliwa kutoka anwani nyingine ya barua pepe.',
    'username-changed': 'Jina la mtumiaji lilibadilishwa.',
  },
  explanation:
    'Akaunti yako itapata tena anwani {{email}} pamoja na jina la mtumiaji, funguo za siri, huduma na misimbo ya kurejesha ya awali. Vifaa vyote vitatolewa. Maendeleo yako yatabaki yalivyo.',
  undo: 'Tendua yote',
  fine: 'Ikiwa yote uliyafanya wewe, funga tu ukurasa huu.',
  next: 'Ingia kwa msimbo wa barua pepe, angalia kama mipangilio yako ina kitu usichokitambua, na uunde misimbo mipya ya kurejesha ikiwa huna iliyobaki.',
} as const
