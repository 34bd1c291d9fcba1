/** Words of the few pages that the server writes itself. */
export const server = {
  outbox: {
    title: 'Local outbox',
    explanation: 'No mail server is set up, so emails stay on this machine. Newest first.',
    empty: 'Nothing has been sent yet.',
  },
  signOut: {
    title: 'Sign out of Cairn?',
    explanation: 'Another site sent you here, so we want to make sure.',
    confirm: 'Sign out',
  },
} as const
