export const recoveryCodes = {
  title: 'Recovery codes',
  lead: 'When you cannot reach your mailbox and have no passkey at hand, one of these codes signs you in. Each works once.',
  none: 'You have no codes yet.',
  left_one: 'You have {{count}} code left, made {{when}}.',
  left_other: 'You have {{count}} codes left, made {{when}}.',
  make: 'Make recovery codes',
  makeAgain: 'Make new codes',
  replaces: 'New codes make the old ones worthless.',
  shownOnce:
    'Keep these codes somewhere safe, on paper for example. They are shown this once and never again.',
  list: 'Your new codes',
  copy: 'Copy',
  copied: 'Copied.',
  done: 'I have kept them',
} as const
