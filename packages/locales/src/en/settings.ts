export const settings = {
  title: 'Your settings',
  loading: 'One moment …',
  signInFirst: 'Settings belong to an account. Sign in, and they are here.',
  seeProfile: 'See your profile',
  signIn: 'Passkeys, recovery codes, and where you are signed in',
  save: 'Save',
  cancel: 'Cancel',
  left_one: '{{count}} letter left.',
  left_other: '{{count}} letters left.',
  about: {
    title: 'About you',
    name: 'Name',
    location: 'Place',
    picture: 'Address of a picture',
    pictureNote: 'It ends like a picture’s name: .jpg, .png, .webp …',
    about: 'A few words about you',
  },
  username: {
    title: 'Your address here',
    label: 'Name in addresses',
    invalid: 'Use the letters a to z, numbers, and the signs - _ +',
    short: 'A name has at least three letters.',
    checking: 'Looking whether {{username}} is free …',
    taken: '{{username}} is taken. Try another one.',
    free: '{{username}} can be yours.',
    unknown: 'We could not look whether {{username}} is free. You can try to save it.',
  },
  email: {
    title: 'E-mail',
    now: 'Your address is {{email}}.',
    label: 'New address',
    note: 'We send a link there; your address changes when you open it.',
    send: 'Send the link',
    weekly: 'Send me a mail about learning each week',
  },
  privacy: {
    title: 'What others see',
    explanation: 'What is switched off never leaves the school.',
    isLocked: 'Keep my whole profile private',
    parts: 'Otherwise, show others',
    showName: 'My name',
    showAbout: 'My words about me, and when I joined',
    showLocation: 'My place',
    showPoints: 'My points',
    showHeatMap: 'On which days I learned',
    showTimeLine: 'Which lessons I have completed',
    showCerts: 'My certifications',
    showPortfolio: 'My portfolio',
    showDonation: 'That I donate',
  },
  portfolio: {
    title: 'Portfolio',
    explanation: 'Show work that you are proud of, wherever it is.',
    add: 'Add a piece of work',
    edit: 'Edit',
    editItem: 'Edit {{title}}',
    remove: 'Remove',
    removeItem: 'Remove {{title}}',
    fields: {
      title: 'Title',
      url: 'Its address',
      image: 'Address of a picture of it',
      description: 'What it is',
    },
    wrong: {
      title: 'A title has at least two letters.',
      url: 'This is not an address yet. It begins with https:// and has a dot in it.',
      image: 'No picture could be loaded from this address.',
    },
  },
  socials: {
    title: 'Your links',
    githubProfile: 'GitHub',
    linkedin: 'LinkedIn',
    twitter: 'X (Twitter)',
    website: 'Your website',
  },
  honesty: {
    title: 'Academic honesty',
    pledge:
      'What I submit for a certification is my own work. I may read and ask as much as I like, and say so where I have used other people’s code.',
    why: 'Employers trust our certificates because campers keep this promise.',
    accept: 'I promise',
    accepted: 'You have accepted our academic honesty policy.',
  },
  preferences: {
    title: 'Colours, sounds, keys',
    night: 'Dark colours',
    shortcuts: 'Keyboard shortcuts in lessons',
    sound: 'Play sounds',
    volume: 'Volume',
  },
  token: {
    title: 'Token of the remote editor',
    explanation: 'An editor elsewhere uses it to record your progress. It makes a new one when it needs it.',
    delete: 'Delete the token',
  },
  data: {
    title: 'Your data',
    explanation: 'Everything that we know of you, in one file.',
    download: 'Download all my data',
  },
  danger: {
    title: 'Danger zone',
    explanation: 'These two cannot be undone.',
    type: 'Type “{{word}}” to go on',
    reset: {
      open: 'Reset my progress',
      title: 'Reset all your progress?',
      text: 'Completed lessons, saved code and certifications will be gone. Your account stays.',
      word: 'reset my progress',
    },
    delete: {
      open: 'Delete my account',
      title: 'Delete your account?',
      text: 'Everything will be gone at once: progress, certifications, profile. Nobody can bring it back.',
    },
  },
} as const

export const emailSignUp = {
  title: 'Welcome to Cairn',
  privacy:
    'We keep your address, what you submit, and what you write into your profile; nothing else, and we sell nothing. You can download or delete all of it in your settings at any time.',
  question: 'Would you like a mail about learning each week? You can change this at any time.',
  yes: 'Yes, send it to me',
  no: 'No, thank you',
} as const

export const report = {
  title: 'Report {{username}}',
  explanation: 'Say what is wrong with this profile. Our team reads it, and you get a copy.',
  label: 'What is wrong?',
  send: 'Send the report',
} as const

export const unsubscribed = {
  title: 'You are unsubscribed',
  text: 'You will get no more of our mails.',
  again: 'I want them again',
  learn: 'Go learning',
} as const

export const blocked = {
  title: 'This page is not available where you are',
  text: 'Laws keep us from offering accounts in your country. All lessons are open to you without one.',
} as const
