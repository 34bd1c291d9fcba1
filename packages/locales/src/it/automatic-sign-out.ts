export const automaticSignOut = {
  title: 'Chiudiamo la tua sessione',
  text: 'Hai effettuato l’accesso sei ore fa, quindi chiudiamo la sessione per proteggere il tuo account. Il tuo codice resta in questo browser.',
} as const
