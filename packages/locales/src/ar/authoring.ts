export const authoring = {
  found_zero: 'لا مشكلات في الدروس',
  found_one: 'مشكلة واحدة في الدروس',
  found_two: 'مشكلتان في الدروس',
  found_few: '{{count}} مشكلات في الدروس',
  found_many: '{{count}} مشكلة في الدروس',
  found_other: '{{count}} مشكلة في الدروس',
} as const
