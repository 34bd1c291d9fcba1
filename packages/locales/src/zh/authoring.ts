export const authoring = {
  found_other: '课程内容中有 {{count}} 个问题',
} as const
