export const authoring = {
  found_one: '{{count}} problema nelle lezioni',
  found_many: '{{count}} problemi nelle lezioni',
  found_other: '{{count}} problemi nelle lezioni',
} as const
