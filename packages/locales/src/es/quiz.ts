/** Quizzes. */
export const quiz = {
  transcript: 'Mostrar el texto de la grabación',
  answered: '{{answered}} de {{total}} respondidas',
  score: '{{right}} de {{total}} correctas',
  failed:
    'Necesitas {{needed}} para aprobar. Si quieres, repasa las lecciones; en el próximo intento habrá otras preguntas u otro orden.',
  changed: 'Este cuestionario cambió desde que lo abriste. Aquí está como es ahora: respóndelo otra vez.',
  again: 'Intentar de nuevo',
  review: 'En qué fallaste',
  yours: 'Elegiste',
  right: 'Respuesta correcta',
  leaving: {
    title: '¿Salir del cuestionario?',
    text: 'Las respuestas que diste se quedan en este navegador. Cuando vuelvas, sigues donde estás ahora.',
  },
} as const
