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

export const undoEmail = {
  title: 'Take your address back',
  lead: 'Did somebody else change the e-mail address of your account? Then take it back here. Everybody is signed out, and passkeys, recovery codes and services that were added since are gone.',
  undo: 'Take my address back',
  next: 'Sign in with it, and look through your settings for what you do not know.',
} as const
