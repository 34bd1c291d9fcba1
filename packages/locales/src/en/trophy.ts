export const trophy = {
  title: 'Verify your trophy',
  explanation:
    'To complete this step, earn a trophy on Microsoft Learn. When you have it, come back here to verify it.',
  signInFirst: 'You need an account here so that we can record your trophy.',
  signIn: 'Sign in',
  verify: 'Verify trophy',
  verifying: 'Asking Microsoft…',
  recorded: 'Your trophy is confirmed, and this step is done.',
  link: {
    title: 'Link your Microsoft account',
    explanation:
      'To see your trophies, we need your username on Microsoft Learn. Share the transcript of your Microsoft Learn profile and paste its link. We use it once, to read that name.',
    steps: {
      open: 'Open your profile on Microsoft Learn and choose Transcript.',
      share: 'Choose Share link, then Copy link.',
      paste: 'Paste the link below. It looks like this:',
    },
    label: 'Link to your transcript',
    submit: 'Link my account',
    submitting: 'Linking…',
    problems: {
      'not-a-link': 'This is not a link yet. Copy the whole link, from https:// to the end.',
      'not-https': 'This link starts with http://. The link to a transcript starts with https://.',
      'other-site':
        'This link leads to another site. The link to a transcript starts with https://learn.microsoft.com/.',
      'other-page':
        'This is another page on Microsoft Learn. Open your transcript there, and choose Share link.',
      'has-more':
        'There is something after the transcript’s ID. Remove it, so that the link ends with the ID.',
      example: 'This is our example. Use the link to your own transcript.',
    },
  },
  account: {
    title: 'Microsoft account',
    linked: 'Your Microsoft account: {{name}}',
    unlink: 'Unlink this account',
    confirm: {
      title: 'Unlink your Microsoft account?',
      text: 'We forget the name {{name}}. Trophies that you have verified stay verified. To verify another, link your account again.',
      keep: 'Keep it linked',
    },
  },
} as const
