export const authoring = {
  found_other: 'レッスンに問題が{{count}}件あります',
} as const
