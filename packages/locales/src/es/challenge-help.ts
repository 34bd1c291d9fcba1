/** Help with a lesson: hints, the difference, an example, the solution, and the forum. */
export const challengeHelp = {
  open: 'Ayuda',
  title: '¿No te sale? Le pasa a todo el mundo',
  hint: 'Qué falta',
  noHint: 'Primero comprueba tu código. Después verás aquí lo primero que falta.',
  more: 'Más ayuda',
  times_one: 'Esta prueba falló {{count}} vez. Le pasa a cualquiera que esté aprendiendo a programar.',
  times_many:
    'Esta prueba falló {{count}} veces seguidas. Le pasa a cualquiera que esté aprendiendo a programar.',
  times_other:
    'Esta prueba falló {{count}} veces seguidas. Le pasa a cualquiera que esté aprendiendo a programar.',
  comparison: 'Muéstrame dónde mirar',
  example: 'Muéstrame un ejemplo resuelto',
  solution: 'Muéstrame una solución',
  later_one: '“{{title}}” se abre después de {{count}} comprobación más.',
  later_many: '“{{title}}” se abre después de {{count}} comprobaciones más.',
  later_other: '“{{title}}” se abre después de {{count}} comprobaciones más.',
  loading: 'Cargando…',
  retry: 'Intentar de nuevo',
  same: 'Tu código es igual a nuestra solución, así que quizá el error sea nuestro. Compruébalo una vez más y, si sigue sin pasar, cuéntanos.',
  missing: 'Todavía falta algo en {{file}} después de la línea {{line}}.',
  missingAtStart: 'Todavía falta algo al principio de {{file}}.',
  differsInLine:
    'Mira la línea {{line}} de {{file}}. Ahí empieza la diferencia entre tu código y nuestra solución:',
  differsInLines:
    'Mira las líneas {{first}} a {{last}} de {{file}}. Ahí empieza la diferencia entre tu código y nuestra solución:',
  ownWay:
    'Desde la línea {{line}} de {{file}}, tu código sigue su propio camino. Puede estar bien, pero compararlo línea por línea no te ayudaría. Lee otra vez lo que espera la prueba.',
  oneWay: 'Esta es una forma de hacerlo. Léela, ciérrala y luego escríbela a tu manera.',
  forum: 'Pregunta a la comunidad',
  search: 'Buscar si tu pregunta ya tiene respuesta (abre el foro)',
  haveRead: 'Volví a leer la lección.',
  haveSearched: 'Busqué si alguien ya hizo la misma pregunta.',
  describe: '¿Qué pasa y qué debería pasar? (de {{least}} a {{most}} caracteres)',
  ask: 'Preguntar en el foro',
  close: 'Cerrar',
  post: {
    happening: 'Qué está pasando',
    code: 'Tu código hasta ahora',
    browser: 'Datos de tu navegador',
    userAgent: 'Agente de usuario: `{{userAgent}}`',
    challenge: 'Datos de la lección',
    tooLong:
      'El código es demasiado largo para este formulario. Pega la parte sobre la que preguntas entre las líneas de acentos graves.',
    placeholder: 'Tu código va aquí',
  },
} as const
