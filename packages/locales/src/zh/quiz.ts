/** Quizzes. */
export const quiz = {
  transcript: '显示录音的文字',
  answered: '已答 {{answered}} / {{total}}',
  score: '{{total}} 题答对了 {{right}} 题',
  failed: '答对 {{needed}} 题才能通过。可以再看看课文；下次的题目或顺序会不一样。',
  changed: '你打开之后，这份小测验有了改动。下面是现在的版本，请重新作答。',
  again: '再试一次',
  review: '答错的题',
  yours: '你的选择',
  right: '正确答案',
  leaving: {
    title: '要离开小测验吗？',
    text: '已有的答案会留在这个浏览器里。回来后，可以从现在的位置接着做。',
  },
} as const
