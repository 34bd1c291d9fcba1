/** Forms of lessons in a browser that runs no scripts. */
export const sentForm = {
  passed: 'É tudo o que esta lição pede. Muito bem!',
  record: 'Ela será registrada na sua conta quando você a enviar.',
  visitor:
    'Isto não fica registrado: sem scripts, é preciso ter uma conta. Você pode continuar mesmo assim, ou entrar e responder aqui mais uma vez.',
  signIn: 'Entrar para registrar',
  testsNeedScripts:
    'Os testes desta lição consultam seu servidor a partir desta página, e isso precisa de scripts. Ative-os para enviar.',
} as const
