/** Forms of lessons in a browser that runs no scripts. */
export const sentForm = {
  passed: 'È tutto ciò che chiede questa lezione. Ben fatto!',
  record: 'Sarà registrata nel tuo account quando la invii.',
  visitor:
    'Questo non viene registrato: senza script serve un account. Puoi continuare lo stesso, oppure accedere e rispondere qui ancora una volta.',
  signIn: 'Accedi per registrarla',
  testsNeedScripts:
    'I test di questa lezione interrogano il tuo server da questa pagina, e per questo servono gli script. Attivali per inviarla.',
} as const
