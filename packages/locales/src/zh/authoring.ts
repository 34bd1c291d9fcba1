export const authoring = {
  title: '课程内容中的问题',
  found_other: '课程内容中有 {{count}} 个问题',
} as const
