/** Search over courses, blocks and lessons. */
export const search = {
  title: '搜索',
  label: '搜索全部课程',
  submit: '搜索',
  close: '关闭',
  list: '结果',
  hint: '输入你要找的词，只写开头也行。',
  results_other: '{{count}} 个结果',
  nothing: '没有找到“{{query}}”。试试少写几个词，或者换个说法。',
  browse: '浏览所有课程',
  failed: '搜索没有响应。检查一下网络连接，再试一次。',
  key: '按 / 键打开搜索',
  kinds: { course: '课程', block: '单元', lesson: '课' },
} as const
