export const authoring = {
  found_one: '{{count}} problem in the lessons',
  found_other: '{{count}} problems in the lessons',
} as const
