/** Forms of lessons in a browser that runs no scripts. */
export const sentForm = {
  passed: 'Eso es todo lo que pide esta lección. ¡Bien hecho!',
  record: 'Se registrará en tu cuenta cuando la envíes.',
  visitor:
    'Esto no queda registrado: sin scripts hace falta una cuenta. Puedes continuar de todos modos, o iniciar sesión y responder aquí una vez más.',
  signIn: 'Iniciar sesión para registrarlo',
  testsNeedScripts:
    'Las pruebas de esta lección consultan tu servidor desde esta página, y para eso hacen falta scripts. Actívalos para enviarla.',
} as const
