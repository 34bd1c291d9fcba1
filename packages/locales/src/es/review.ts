/** Questions about finished lessons. */
export const review = {
  title: 'Repaso',
  lead: 'Diez minutos para lo que ya aprendiste. Las preguntas que no sepas vuelven mañana; las que sepas tardan cada vez más en volver.',
  loading: 'Buscando tus preguntas…',
  failed: 'No pudimos cargar tus preguntas. Revisa tu conexión e intenta de nuevo.',
  noLessons:
    'Todavía no hay nada que repasar. Termina un paso con preguntas, como un cuestionario, y un día después sus preguntas aparecerán aquí.',
  nothing: 'Hoy no hay nada que repasar. ¡Bien hecho!',
  nothingUntil: 'Hoy no hay nada que repasar. Las próximas preguntas llegan el {{date}}.',
  lookAgain: 'Ver “{{title}}” otra vez',
  place: '{{number}} de {{total}}',
  next: 'Siguiente',
  end_one: '{{right}} de {{count}} pregunta correcta',
  end_many: '{{right}} de {{count}} preguntas correctas',
  end_other: '{{right}} de {{count}} preguntas correctas',
  endText: 'Eso es todo por hoy. Lo que no sabías vuelve mañana.',
  back: 'Volver a los cursos',
  link: 'Repasar lo que aprendiste',
} as const
