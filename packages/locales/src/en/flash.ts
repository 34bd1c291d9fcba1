/** Words for the contract's message keys; the same keys, spelled the same. */
export const flash = {
  'challenge-save-too-big':
    'Your code is {{user-size}} bytes; at most {{max-size}} can be saved. Shorten it a little and try again.',
  'code-saved': 'Your code is saved to your account.',
  'code-save-conflict': 'Your account has newer code, from another device. Nothing was overwritten.',
  'code-save-error': 'Your code could not be saved to your account. It is safe in this browser.',
  'code-save-less': 'Your code was saved a moment ago. Wait five seconds before you save again.',
  'challenge-submit-too-big':
    'Your code is {{user-size}} bytes; at most {{max-size}} can be sent. Shorten it a little and try again.',
  'generic-error': 'Something went wrong on our side. Please try again in a moment.',
  'local-code-saved': 'Saved in this browser.',
  'local-code-save-error': 'Your browser would not save the code. Copy it somewhere safe before you leave.',
  'project-links-invalid': 'That link does not look right. Check the address of your project and try again.',
  'provide-username': 'Say whose profile you are looking for.',
  'signin-success': 'Welcome! You are signed in.',
  'submission-invalid': 'This lesson has changed since you opened it. Reload the page and submit again.',
  'submission-kept': 'The server cannot be reached. Your result is kept here and sent as soon as it can be.',
  'too-many-requests': 'That was a lot in a short time. Wait a minute, then try again.',
} as const

export const signin = {
  'code-invalid': 'That is not the code from the mail. Check it and try again.',
  'code-needed': 'This link was asked for in another browser. Type the code from the mail there.',
  'email-invalid': 'That does not look like an e-mail address. It should be like name@example.org.',
  'link-expired': 'This link or code has been used or is too old. Ask for a new one.',
  'passkey-added': 'From now on this device signs you in.',
  'passkey-cancelled': 'Your device did not finish. Try again, or use another way.',
  'passkey-expired': 'That took too long. Try again.',
  'passkey-failed': 'That passkey could not be checked. Try again, or use another way to sign in.',
  'passkey-gone': 'That passkey was removed already.',
  'passkey-removed': 'That passkey no longer signs you in. You can delete it from your device, too.',
  'passkey-too-many': 'You have as many passkeys as an account can hold. Remove one first.',
  'passkey-unknown': 'We do not know that passkey. It may have been removed; use another way to sign in.',
  'provider-confirm':
    'You have an account with this address already. Type the code we mailed to it, and both belong together.',
  'provider-declined': 'You did not sign in. You can go on without an account, or try again later.',
  'provider-email-unverified':
    'That service does not say that your e-mail address is yours. Sign in with a code by mail instead.',
  'provider-failed': 'Signing in with that service did not work. Try again, or use your e-mail address.',
  'provider-other-email':
    'That service knows you by another e-mail address than this account. Sign out first to use it.',
  'provider-unavailable': 'That service cannot be reached right now. Use your e-mail address, or try later.',
  'recovery-invalid': 'That address and code do not belong together. Check both; each code works once.',
  required: 'Sign in first.',
  'session-ended': 'That device is signed out.',
  'session-gone': 'That device was signed out already.',
  'sessions-ended': 'You are now signed in here only.',
  'too-many-mails':
    'We have sent several mails to this address already. Look for them, or try again in an hour.',
} as const
