export const authoring = {
  title: 'レッスンの問題点',
  found_other: 'レッスンに問題が{{count}}件あります',
} as const
