export const automaticSignOut = {
  title: 'Tunakutoa kwenye akaunti',
  text: 'Uliingia saa sita zilizopita, kwa hiyo tunakutoa ili akaunti yako ibaki salama. Msimbo wako unabaki kwenye kivinjari hiki.',
} as const
