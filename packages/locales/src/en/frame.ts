export const frame = {
  menu: 'Menu',
  forum: 'Forum',
  newTab: '{{name}}, opens in a new tab',
  accountMenu: 'Your menu',
  profile: 'Your profile',
  settings: 'Settings',
  languageAndTheme: 'Language and theme',
  theme: 'Theme',
  themes: { default: 'Light', night: 'Dark', system: 'System' },
  promotion: {
    header: 'Train for a career in IT, free of charge: from your first line of code to your first job.',
    footer: 'Free training for a career in IT, and work of your own to show when you apply for a job.',
  },
  aboutSchool: 'About this school',
  links: {
    about: 'About',
    privacy: 'Privacy',
    terms: 'Terms',
    source: 'Source code',
    status: 'Status',
  },
  serverAway:
    'The school is not answering. Keep going: your code is saved in this browser, and what you submit is sent later.',
  slowPage: 'The page is on its way …',
  staging: {
    title: 'This school is for testing',
    text: 'Changes are tried out here first. Accounts and progress here can be deleted at any time.',
    close: 'I understand',
  },
} as const
