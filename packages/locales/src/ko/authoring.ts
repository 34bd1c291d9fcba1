export const authoring = {
  found_other: '레슨에서 문제 {{count}}개를 발견했어요',
} as const
