export const signInSettings = {
  title: 'Signing in',
} as const
