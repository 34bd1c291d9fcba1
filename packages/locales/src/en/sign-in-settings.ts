export const signInSettings = {
  title: 'Signing in',
} as const

export const identities = {
  title: 'Other services',
  lead: 'You can also sign in with an account from one of these services. Whatever you unlink, a code by email to {{email}} always works.',
  none: 'None linked yet.',
  since: 'Linked {{when}}',
  link: 'Link {{name}}',
  remove: 'Unlink',
  removeOne: 'Unlink {{provider}}, linked {{when}}',
} as const

export const confirmation = {
  title: 'Is this you?',
  lead: 'This affects your whole account, so we want to make sure. We won’t ask again for ten minutes.',
  passkey: 'Use a passkey',
  mail: 'Email me a code',
  mailing: 'Sending…',
  sent: 'An email is on its way to {{email}}.',
  confirm: 'Confirm',
  cancel: 'Not now',
} as const

export const undo = {
  title: 'Take back your account',
  loading: 'Checking what has changed…',
  lead: 'If this wasn’t you, one click undoes all of it:',
  changes: {
    'device-signed-out': 'A device was signed out.',
    'email-changed': 'The email address was changed.',
    'passkey-added': 'A passkey was added.',
    'passkey-removed': 'A passkey was removed.',
    'recovery-code-used': 'A recovery code was used.',
    'recovery-codes-made': 'New recovery codes were created.',
    'service-linked': 'A service was linked.',
    'service-unlinked': 'A service was unlinked.',
    'signed-out-elsewhere': 'All other devices were signed out.',
    undone: 'Changes were undone from another email address.',
    'username-changed': 'The username was changed.',
  },
  explanation:
    'Your account gets back the address {{email}} and its earlier username, passkeys, services, and recovery codes. All devices are signed out. Your progress stays as it is.',
  undo: 'Undo it all',
  fine: 'If all of it was you, just close this page.',
  next: 'Sign in with a code by email, check your settings for anything you don’t recognize, and create new recovery codes if you have none left.',
} as const
