/** The section of the settings. */
export const certifications = {
  title: 'Certifications',
  explanation:
    'Complete the projects of a certification, then claim it. Others can open your certificates as long as your profile shows your certifications and your timeline.',
  current: 'Current certifications',
  legacy: 'Legacy certifications',
  french: {
    title: 'Certificates in French',
    explanation: 'Each one sums up several certifications, and is yours once you hold all of them.',
  },
  titled: '{{title}} Certification',
  held: 'Claimed',
  done: '{{done}} of {{total}} done',
  project: 'Project',
  certification: 'Certification',
  state: 'Status',
  finished: 'Done',
  open: 'Not done yet',
  claim: 'Claim certification',
  claimOf: 'Claim certification: {{title}}',
  show: 'Show certification',
  showOf: 'Show certification: {{title}}',
} as const

/** The page of a certificate. */
export const certificate = {
  pageTitle: '{{holder}}: {{title}}',
  description: '{{holder}} earned the {{title}} certification on Cairn.',
  certifies: 'This certifies that',
  earned: 'has successfully completed',
  hours: 'About {{hours, number}} hours of work',
  issued: 'Issued on {{date}}',
  signatureNote: 'Free coding school',
  partner: 'Microsoft',
  partnerNote: 'Partner for this certification',
  check: 'Verify it at',
  actions: 'Print or share',
  print: 'Print',
  linkedin: 'Add to LinkedIn',
  x: 'Share on X',
  xText: 'I earned the {{title}} certification on Cairn: {{address}}',
  work: 'Projects',
  honesty: '{{holder}} promised: “{{pledge}}”',
  report: 'Does this work look copied? Tell us.',
  home: 'Go to the home page',
  profile: 'Go to the profile',
  none: 'No certificate found',
} as const
