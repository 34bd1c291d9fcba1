import type { MailTexts } from '../mail-texts.ts'
import { giftMails } from './gift-mails.ts'

export const mails: Partial<MailTexts> = {
  ...giftMails,

  signInMail: ({ link, code }) => ({
    subject: `Msimbo wako wa kuingia Cairn ni ${code}`,
    body: `Hujambo,

Fungua kiungo hiki kwenye kivinjari ulichotumia kuomba kuingia:

${link}

Au andika msimbo huu huko: ${code}

Vyote viwili hutumika mara moja, na muda wake huisha baada ya dakika kumi. Ikiwa hukuomba barua pepe hii, unaweza
kuipuuza.
`,
  }),

  confirmationMail: ({ code }) => ({
    subject: `Msimbo wako wa kuthibitisha wa Cairn ni ${code}`,
    body: `Hujambo,

Ili kuthibitisha kuwa ni wewe, andika msimbo huu mahali ulipoombwa: ${code}

Hutumika mara moja, na muda wake huisha baada ya dakika kumi. Ikiwa hukuuomba, kuna mtu mwingine ndani ya akaunti yako.
Ingia, kisha uchague “Toka kwenye vifaa vingine vyote” katika mipangilio yako.
`,
  }),

  emailChangeMail: ({ link }) => ({
    subject: 'Thibitisha anwani yako mpya ya barua pepe ya Cairn',
    body: `Hujambo,

Ili kutumia anwani hii kwa akaunti yako, fungua kiungo hiki kwenye kivinjari ambamo umeingia:

${link}

Hutumika mara moja, na muda wake huisha baada ya dakika kumi na tano. Ikiwa hukuomba barua pepe hii, unaweza kuipuuza.
`,
  }),

  emailTakenMail: () => ({
    subject: 'Anwani hii ya barua pepe tayari ina akaunti ya Cairn',
    body: `Hujambo,

Wewe au mtu mwingine aliomba kutumia anwani hii kwa akaunti nyingine ya Cairn. Tayari ni ya akaunti moja, kwa hiyo
hakuna kilichobadilika. Ikiwa ni wewe, ingia kwa anwani hii, au uchague nyingine.
`,
  }),

  accountChanges: {
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
  },

  codesLeft: (count) =>
    ` Umebaki na ${count === 1 ? 'msimbo' : 'misimbo'} ${count} ${count === 1 ? 'ambao haujatumika' : 'ambayo haijatumika'}.`,

  accountChangedBody: ({ news, link }) => `Hujambo,

${news}

Ikiwa ni wewe, huhitaji kufanya chochote. Ikiwa si wewe, fungua kiungo hiki ili urejeshe akaunti yako:

${link}

Kinafanya kazi kwa siku tatu. Ukurasa utakuonyesha kitakachotenduliwa kabla ya lolote kutokea.
`,

  takenBackMail: () => ({
    subject: 'Umerejesha akaunti yako ya Cairn',
    body: `Hujambo,

Akaunti yako ya Cairn imerudi ilivyokuwa kabla ya mabadiliko tuliyokueleza, na vifaa vyote vimetolewa humo. Ingia kwa
msimbo tutakaoutuma kwa anwani hii, angalia kama mipangilio yako ina kitu usichokitambua, na uunde misimbo mipya ya
kurejesha ikiwa huna iliyobaki.
`,
  }),

  reportMail: ({ username, details, reporter }) => ({
    subject: `Ripoti ya wasifu: ${username}`,
    body: `Wasifu ulioripotiwa: ${username}

${details}

${reporter}
`,
  }),

  reporter: ({ username, name, email }) => `Aliyeripoti: ${username}
Jina: ${name}
Barua pepe: ${email}`,

  reporterIsGone: 'Aliyeripoti amefuta akaunti yake.',

  congratulationMail: ({ name }) => ({
    subject: 'Umepata vyeti vyote vya Cairn',
    body: `Hujambo ${name},

Umechukua cheti cha mwisho kilichokuwa kimebaki. Sasa unavyo vyote.

Hiyo ni kazi ya miezi, jiwe baada ya jiwe. Hongera! Tunajivunia kuwa nawe.
`,
  }),
}
