export const authoring = {
  title: 'Problems in the lessons',
  found_one: 'One thing in the lessons is not right yet',
  found_other: '{{count}} things in the lessons are not right yet',
} as const
