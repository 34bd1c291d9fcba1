export const automaticSignOut = {
  title: 'Signing you out',
  text: 'You signed in six hours ago. To keep your account safe we sign you out now. Your code stays in this browser.',
} as const
