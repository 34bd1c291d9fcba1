export const settings = {
  title: 'Your settings',
  loading: 'One moment…',
  signInFirst: 'Sign in to see and change your settings.',
  seeProfile: 'See your profile',
  signIn: 'Passkeys, recovery codes, and devices',
  save: 'Save',
  cancel: 'Cancel',
  left_one: '{{count}} character left.',
  left_other: '{{count}} characters left.',
  about: {
    title: 'About you',
    name: 'Name',
    location: 'Location',
    picture: 'Picture link',
    pictureNote: 'It should end in .jpg, .png, .webp, or similar.',
    about: 'Bio',
  },
  username: {
    title: 'Your username',
    label: 'Username',
    invalid: 'Use the letters a to z, numbers, and the characters - _ +',
    short: 'A username needs at least three characters.',
    checking: 'Checking whether {{username}} is available…',
    taken: '{{username}} is taken. Try another one.',
    free: '{{username}} is available.',
    unknown: 'We could not check whether {{username}} is available. You can still try to save it.',
  },
  email: {
    title: 'Email',
    now: 'Your email address is {{email}}.',
    label: 'New email address',
    note: 'We will send a link there. Your address changes when you open it.',
    send: 'Send the link',
    weekly: 'Send me a weekly email about learning',
  },
  privacy: {
    title: 'What others see',
    explanation: 'Others never get to see what you switch off.',
    isLocked: 'Keep my whole profile private',
    parts: 'If my profile is public, show',
    showName: 'My name',
    showAbout: 'My bio, and when I joined',
    showLocation: 'My location',
    showPoints: 'My points',
    showHeatMap: 'My activity',
    showTimeLine: 'My timeline',
    showCerts: 'My certifications',
    showPortfolio: 'My portfolio',
    showDonation: 'My supporter badge',
  },
  portfolio: {
    title: 'Portfolio',
    explanation: 'Show off work you are proud of, wherever it lives.',
    add: 'Add a project',
    edit: 'Edit',
    editItem: 'Edit {{title}}',
    remove: 'Remove',
    removeItem: 'Remove {{title}}',
    fields: {
      title: 'Title',
      url: 'Project link',
      image: 'Picture link',
      description: 'Description',
    },
    wrong: {
      title: 'A title needs at least two characters.',
      url: 'This is not a link yet. It should start with https:// and contain a dot.',
      image: 'We could not load a picture from this link.',
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
      'What I submit for a certification is my own work. I may read and ask as much as I like, and I give credit where I use other people’s code.',
    why: 'Employers trust our certificates because campers keep this promise.',
    accept: 'I promise',
    accepted: 'You have accepted our academic honesty policy.',
  },
  preferences: {
    title: 'Theme, sound, and shortcuts',
    night: 'Dark theme',
    shortcuts: 'Keyboard shortcuts in lessons',
    sound: 'Play sounds',
    volume: 'Volume',
  },
  token: {
    title: 'Remote editor token',
    explanation:
      'The remote editor uses this token to record your progress. It gets a new one when it needs one.',
    delete: 'Delete the token',
  },
  data: {
    title: 'Your data',
    explanation: 'Everything we know about you, in one file.',
    download: 'Download all my data',
  },
  danger: {
    title: 'Danger zone',
    explanation: 'You can’t undo either of these.',
    type: 'Type “{{word}}” to continue',
    reset: {
      open: 'Reset my progress',
      title: 'Reset all your progress?',
      text: 'Your completed steps, saved code, and certifications will be deleted. Your account stays.',
      word: 'reset my progress',
    },
    delete: {
      open: 'Delete my account',
      title: 'Delete your account?',
      text: 'Your progress, certifications, and profile will be deleted right away. We can’t bring them back.',
      gift: 'Your monthly gift ends with your account, and nothing more is charged: thank you for every month of it.',
    },
  },
} as const

export const emailSignUp = {
  title: 'Welcome to Cairn',
  privacy:
    'We keep your email address, what you submit, and what you write in your profile. Nothing else, and we sell nothing. You can download or delete all of it in your settings at any time.',
  question: 'Would you like a weekly email about learning? You can change this at any time.',
  yes: 'Yes, please',
  no: 'No, thank you',
} as const

export const report = {
  title: 'Report {{username}}',
  explanation: 'Tell us what is wrong with this profile. Our team will read it, and you get a copy.',
  label: 'What is wrong?',
  send: 'Send the report',
} as const

export const unsubscribed = {
  title: 'You are unsubscribed',
  text: 'You won’t get any more emails from us.',
  again: 'Subscribe again',
  learn: 'Continue learning',
} as const

export const blocked = {
  title: 'This page is not available where you are',
  text: 'The law does not let us offer accounts in your country. You can still take every lesson without one.',
} as const
