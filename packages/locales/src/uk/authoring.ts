export const authoring = {
  found_one: '{{count}} помилка в уроках',
  found_few: '{{count}} помилки в уроках',
  found_many: '{{count}} помилок в уроках',
  found_other: '{{count}} помилки в уроках',
} as const
