export const automaticSignOut = {
  title: 'Du wirst abgemeldet',
  text: 'Deine Anmeldung ist sechs Stunden her. Damit dein Konto sicher bleibt, melden wir dich jetzt ab. Dein Code bleibt in diesem Browser.',
} as const
