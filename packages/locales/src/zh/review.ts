/** Questions about finished lessons. */
export const review = {
  title: '复习',
  lead: '花十分钟回顾学过的内容。答错的题明天会再来；答对的题，间隔会越来越长。',
  loading: '正在找你的题目…',
  failed: '你的题目没能加载出来。检查一下网络，再试一次。',
  noLessons: '还没有要复习的内容。先完成带题目的一步，比如小测验，一天后它的题目就会出现在这里。',
  nothing: '今天没有要复习的内容。做得好！',
  nothingUntil: '今天没有要复习的内容。下一批题目在 {{date}}。',
  lookAgain: '再看看“{{title}}”',
  place: '第 {{number}} 题，共 {{total}} 题',
  next: '下一题',
  end_other: '{{count}} 题答对了 {{right}} 题',
  endText: '今天就到这里。答错的题明天会再来。',
  back: '回到全部课程',
  link: '复习学过的内容',
} as const
