export const authoring = {
  found_one: '{{count}} problema en las lecciones',
  found_many: '{{count}} problemas en las lecciones',
  found_other: '{{count}} problemas en las lecciones',
} as const
