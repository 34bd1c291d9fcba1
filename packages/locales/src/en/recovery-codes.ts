export const recoveryCodes = {
  title: 'Recovery codes',
  lead: 'If you can’t get to your email and have no passkey with you, one of these codes signs you in. Each works once.',
  none: 'You have no codes yet.',
  left_one: 'You have {{count}} code left, created {{when}}.',
  left_other: 'You have {{count}} codes left, created {{when}}.',
  make: 'Create recovery codes',
  makeAgain: 'Create new codes',
  replaces: 'When you create new codes, the old ones stop working.',
  shownOnce:
    'Keep these codes somewhere safe, such as on paper. We show them only this once.',
  list: 'Your new codes',
  copy: 'Copy',
  copied: 'Copied.',
  done: 'I have saved them',
} as const
