/** “Something is wrong here” below each lesson. */
export const trouble = {
  open: '这里有问题',
  title: '“{{title}}”有问题',
  lead: '谢谢你告诉我们！你的反馈会交给这一课的作者。我们不记录你是谁，所以他们无法回复。',
  kind: '哪里有问题？',
  kinds: {
    text: '文字',
    test: '某个测试',
    code: '代码',
    other: '其他',
  },
  details: '你发现了什么？可以留空。',
  sendCode: '同时发送我的代码',
  kept: '我们保存你在这里发送的内容、这一课及其语言、哪些测试未通过，以及日期。不保存你的姓名、账号或地址。',
  send: '发送',
  close: '关闭',
  back: '回到这一课',
} as const
