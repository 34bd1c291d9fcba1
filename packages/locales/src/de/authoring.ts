export const authoring = {
  title: 'Fehler in den Lektionen',
  found_one: '{{count}} Fehler in den Lektionen',
  found_other: '{{count}} Fehler in den Lektionen',
} as const
