/** Search over courses, blocks and lessons. */
export const search = {
  title: 'Buscar',
  label: 'Buscar cursos y lecciones',
  submit: 'Buscar',
  close: 'Cerrar',
  list: 'Resultados',
  hint: 'Escribe la palabra que buscas. Basta con el principio.',
  results_one: '{{count}} resultado',
  results_many: '{{count}} resultados',
  results_other: '{{count}} resultados',
  nothing: 'No hay nada para “{{query}}”. Prueba con menos palabras o con otra que signifique lo mismo.',
  browse: 'Ver todos los cursos',
  failed: 'La búsqueda no respondió. Revisa tu conexión e intenta de nuevo.',
  key: 'Abrir la búsqueda con la tecla /',
  kinds: { course: 'Curso', block: 'Bloque', lesson: 'Lección' },
} as const
