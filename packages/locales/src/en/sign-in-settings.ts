export const signInSettings = {
  title: 'Signing in',
} as const

export const identities = {
  title: 'Other services',
  lead: 'An account with one of these services signs you in here, too. Whatever you unlink, a code by mail to {{email}} always remains.',
  none: 'None is linked yet.',
  since: 'Linked {{when}}',
  link: 'Link {{name}}',
  remove: 'Unlink',
  removeOne: 'Unlink {{provider}}, linked {{when}}',
} as const

export const confirmation = {
  title: 'Is it you?',
  lead: 'This concerns your whole account, so we ask once more. Then not again for ten minutes.',
  passkey: 'Use a passkey',
  mail: 'Mail me a code',
  mailing: 'Sending …',
  sent: 'A mail is on its way to {{email}}.',
  confirm: 'Confirm',
  cancel: 'Not now',
} as const

export const undo = {
  title: 'Take your account back',
  loading: 'Looking what has changed …',
  lead: 'Was this not you? One press takes all of it back:',
  changes: {
    'email-changed': 'The e-mail address was changed.',
    'passkey-added': 'A passkey was added.',
    'passkey-removed': 'A passkey was removed.',
    'recovery-code-used': 'A recovery code was used.',
    'recovery-codes-made': 'New recovery codes were made.',
    'service-linked': 'Another service was linked.',
    'service-unlinked': 'Another service was unlinked.',
    'signed-out-elsewhere': 'All other devices were signed out.',
    undone: 'Another mailbox took changes back.',
    'username-changed': 'The name was changed.',
  },
  explanation:
    'The account then has the address {{email}}, and the name, passkeys, services and recovery codes from before. Everybody is signed out. What you have learned stays as it is.',
  undo: 'Take it all back',
  fine: 'If all of it was you, simply close this page.',
  next: 'Sign in with a code by mail, look through your settings for what you do not know, and make new recovery codes if you had none left.',
} as const
