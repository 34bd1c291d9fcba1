/** Search over courses, blocks and lessons. */
export const search = {
  title: 'Buscar',
  label: 'Buscar cursos y lecciones',
  submit: 'Buscar',
  close: 'Cerrar',
  list: 'Resultados',
  hint: 'Escribe una palabra que busques. Basta con el principio.',
  results_one: '{{count}} resultado',
  results_many: '{{count}} resultados',
  results_other: '{{count}} resultados',
  nothing: 'No hay nada para «{{query}}». Prueba con menos palabras o con otra palabra parecida.',
  browse: 'Ver todos los cursos',
  failed: 'La búsqueda no respondió. Revisa tu conexión y vuelve a intentarlo.',
  key: 'Abrir la búsqueda con la tecla /',
  kinds: { course: 'Curso', block: 'Bloque', lesson: 'Lección' },
} as const
