export const authoring = {
  found_one: '{{count}} Fehler in den Lektionen',
  found_other: '{{count}} Fehler in den Lektionen',
} as const
