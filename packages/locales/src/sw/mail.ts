export * from './gift-mails.ts'

type SignInMail = { link: string; code: string }

export function signInMail({ link, code }: SignInMail): { subject: string; body: string } {
  return {
    subject: `Msimbo wako wa kuingia Cairn ni ${code}`,
    body: `Hujambo,

Fungua kiungo hiki kwenye kivinjari ulichotumia kuomba kuingia:

${link}

Au andika msimbo huu huko: ${code}

Vyote viwili hutumika mara moja, na muda wake huisha baada ya dakika kumi. Ikiwa hukuomba barua pepe hii, unaweza
kuipuuza.
`,
  }
}

/** To the camper's own address, before something that concerns the whole account. */
export function confirmationMail({ code }: { code: string }): MailText {
  return {
    subject: `Msimbo wako wa kuthibitisha wa Cairn ni ${code}`,
    body: `Hujambo,

Ili kuthibitisha kuwa ni wewe, andika msimbo huu mahali ulipoombwa: ${code}

Hutumika mara moja, na muda wake huisha baada ya dakika kumi. Ikiwa hukuuomba, kuna mtu mwingine ndani ya akaunti yako.
Ingia, kisha uchague “Toka kwenye vifaa vingine vyote” katika mipangilio yako.
`,
  }
}

type MailText = { subject: string; body: string }

/** To the new address: opening the link makes it the camper's. */
export function emailChangeMail({ link }: { link: string }): MailText {
  return {
    subject: 'Thibitisha anwani yako mpya ya barua pepe ya Cairn',
    body: `Hujambo,

Ili kutumia anwani hii kwa akaunti yako, fungua kiungo hiki kwenye kivinjari ambamo umeingia:

${link}

Hutumika mara moja, na muda wake huisha baada ya dakika kumi na tano. Ikiwa hukuomba barua pepe hii, unaweza kuipuuza.
`,
  }
}

/** To an address that has an account already, when another person wants it. */
export function emailTakenMail(): MailText {
  return {
    subject: 'Anwani hii ya barua pepe tayari ina akaunti ya Cairn',
    body: `Hujambo,

Wewe au mtu mwingine aliomba kutumia anwani hii kwa akaunti nyingine ya Cairn. Tayari ni ya akaunti moja, kwa hiyo
hakuna kilichobadilika. Ikiwa ni wewe, ingia kwa anwani hii, au uchague nyingine.
`,
  }
}

/** How each change of what lets people into an account is told: the subject, and what happened. */
const changes = {
  'device-signed-out': {
    subject: 'Kifaa kimetolewa kwenye Cairn',
    news: 'Kimojawapo cha vifaa vilivyokuwa vimeingia kwenye akaunti yako ya Cairn kimetolewa kutoka kifaa kingine.',
  },
  'email-changed': {
    subject: 'Anwani yako ya barua pepe ya Cairn imebadilika',
    news: 'Akaunti yako ya Cairn sasa ina anwani nyingine ya barua pepe. Huwezi tena kuingia kwa anwani hii.',
  },
  'passkey-added': {
    subject: 'Ufunguo wa siri umeongezwa kwenye akaunti yako ya Cairn',
    news: 'Sasa inawezekana kuingia kwenye akaunti yako ya Cairn kwa ufunguo mpya wa siri.',
  },
  'passkey-removed': {
    subject: 'Ufunguo wa siri umeondolewa kwenye akaunti yako ya Cairn',
    news: 'Ufunguo wa siri umeondolewa kwenye akaunti yako ya Cairn. Huwezi tena kuingia kwa kuutumia.',
  },
  'recovery-code-used': {
    subject: 'Msimbo wa kurejesha wa akaunti yako ya Cairn umetumika',
    news: 'Mmoja wa misimbo yako ya kurejesha umetumika sasa hivi kuingia kwenye akaunti yako ya Cairn.',
  },
  'recovery-codes-made': {
    subject: 'Misimbo mipya ya kurejesha ya akaunti yako ya Cairn',
    news: 'Misimbo mipya ya kurejesha imeundwa kwa akaunti yako ya Cairn. Ya awali haifanyi kazi tena.',
  },
  'service-linked': {
    subject: 'Huduma imeunganishwa na akaunti yako ya Cairn',
    news: 'Sasa inawezekana kuingia kwenye akaunti yako ya Cairn kwa akaunti ya huduma nyingine.',
  },
  'service-unlinked': {
    subject: 'Huduma imetenganishwa na akaunti yako ya Cairn',
    news: 'Akaunti ya huduma nyingine imetenganishwa. Haiwezi tena kutumika kuingia kwenye akaunti yako ya Cairn.',
  },
  'signed-out-elsewhere': {
    subject: 'Vifaa vyako vingine vimetolewa kwenye Cairn',
    news: 'Vifaa vyote isipokuwa kimoja vimetolewa kwenye akaunti yako ya Cairn.',
  },
  undone: {
    subject: 'Mabadiliko ya akaunti yako ya Cairn yametenduliwa',
    news: 'Mabadiliko ya hivi karibuni ya akaunti yako ya Cairn yametenduliwa kutoka anwani yake nyingine ya barua pepe.',
  },
  'username-changed': {
    subject: 'Jina lako la mtumiaji la Cairn limebadilika',
    news: 'Akaunti yako ya Cairn sasa ina jina lingine la mtumiaji.',
  },
} as const

type ChangeNotice = {
  link: string
  /** After a recovery code was used. */
  codesLeft?: number | undefined
}

/** To every mailbox that can take the change back. */
export function accountChangedMail(kind: keyof typeof changes, { link, codesLeft }: ChangeNotice): MailText {
  const { subject, news } = changes[kind]
  const left =
    codesLeft === undefined
      ? ''
      : ` Umebaki na ${codesLeft === 1 ? 'msimbo' : 'misimbo'} ${codesLeft} ${codesLeft === 1 ? 'ambao haujatumika' : 'ambayo haijatumika'}.`
  return {
    subject,
    body: `Hujambo,

${news}${left}

Ikiwa ni wewe, huhitaji kufanya chochote. Ikiwa si wewe, fungua kiungo hiki ili urejeshe akaunti yako:

${link}

Kinafanya kazi kwa siku tatu. Ukurasa utakuonyesha kitakachotenduliwa kabla ya lolote kutokea.
`,
  }
}

/** To the mailbox that has just taken its account back. */
export function takenBackMail(): MailText {
  return {
    subject: 'Umerejesha akaunti yako ya Cairn',
    body: `Hujambo,

Akaunti yako ya Cairn imerudi ilivyokuwa kabla ya mabadiliko tuliyokueleza, na vifaa vyote vimetolewa humo. Ingia kwa
msimbo tutakaoutuma kwa anwani hii, angalia kama mipangilio yako ina kitu usichokitambua, na uunde misimbo mipya ya
kurejesha ikiwa huna iliyobaki.
`,
  }
}

type Report = {
  username: string
  details: string
  /** Null when their account has been deleted since. */
  reporter: { username: string; name: string; email: string } | null
}

/** To the operator, with a copy to the reporter. */
export function reportMail({ username, details, reporter }: Report): MailText {
  return {
    subject: `Ripoti ya wasifu: ${username}`,
    body: `Wasifu ulioripotiwa: ${username}

${details}

${reporter ? reporterLines(reporter) : 'Aliyeripoti amefuta akaunti yake.'}
`,
  }
}

function reporterLines({ username, name, email }: NonNullable<Report['reporter']>): string {
  return `Aliyeripoti: ${username}
Jina: ${name}
Barua pepe: ${email}`
}

/** To a camper who holds every certification of today. */
export function congratulationMail({ name }: { name: string }): MailText {
  return {
    subject: 'Umepata vyeti vyote vya Cairn',
    body: `Hujambo ${name},

Umechukua cheti cha mwisho kilichokuwa kimebaki. Sasa unavyo vyote.

Hiyo ni kazi ya miezi, jiwe baada ya jiwe. Hongera! Tunajivunia kuwa nawe.
`,
  }
}
