export const automaticSignOut = {
  title: 'Signing you out',
  text: 'You signed in six hours ago, so we are signing you out to keep your account safe. Your code stays in this browser.',
} as const
