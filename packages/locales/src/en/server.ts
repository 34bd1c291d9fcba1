/** Words of the few pages that the server writes itself. */
export const server = {
  outbox: {
    title: 'Local outbox',
    explanation: 'No mail server is configured, so mail stays on this machine. Newest first.',
    empty: 'Nothing has been sent yet.',
  },
  signOut: {
    title: 'Sign out of Cairn?',
    explanation: 'Another site sent you here, so we ask before doing it.',
    confirm: 'Sign out',
  },
} as const
