/** Search over courses, blocks and lessons. */
export const search = {
  title: 'Busca',
  label: 'Buscar cursos e lições',
  submit: 'Buscar',
  close: 'Fechar',
  list: 'Resultados',
  hint: 'Digite uma palavra que você procura. O começo basta.',
  results_one: '{{count}} resultado',
  results_many: '{{count}} resultados',
  results_other: '{{count}} resultados',
  nothing: 'Nada encontrado para “{{query}}”. Tente menos palavras ou outra palavra para a mesma coisa.',
  browse: 'Ver todos os cursos',
  failed: 'A busca não respondeu. Confira sua conexão e tente de novo.',
  key: 'Abrir a busca com a tecla /',
  kinds: { course: 'Curso', block: 'Bloco', lesson: 'Lição' },
} as const
