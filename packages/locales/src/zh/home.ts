export const home = {
  title: 'Cairn：一步一步学编程',
  headline: '学编程，就像垒石头，一块一块来。',
  lead: '简短的课文，真正的编辑器，还有用大白话告诉你哪里还差一点的测试。免费，打开浏览器就能学，什么都不用安装。',
  start: '开始学习',
  noAccount: '不需要账号。',
  coursesTitle: '想从哪里开始？',
  howTitle: '怎么学',
  lesson: {
    greeting: '你好，世界！',
    title: '试一试：把名字写上路牌',
    text: '这段代码画出了旁边的路牌。把“世界”换成你的名字，再按“检查代码”。',
    withoutScripts: '打开 JavaScript，就可以在这里直接试这一课。',
    hints: {
      empty: '路牌是空的。写一句问候吧，比如“{{greeting}}”',
      unchanged: '路牌上还是“{{greeting}}”把“世界”换成你的名字。',
    },
    passed: {
      title: '成功了！',
      text: '你刚刚改了一个网页。这里的每一步都是这样学的。',
      goOn: '迈出第一步',
    },
  },
  steps: {
    read: {
      title: '读一点',
      text: '每一步用一两分钟讲一个概念，配一个小例子。',
    },
    write: {
      title: '写真正的代码',
      text: 'HTML、CSS、JavaScript 和 Python 就在课文旁边，边写边运行。',
    },
    check: {
      title: '看看还差什么',
      text: '点“检查代码”，测试会看你的代码做了什么，并告诉你接下来试什么。',
    },
    keep: {
      title: '留下足迹',
      text: '愿意的话，用邮箱登录，完成的每一步都会出现在你的个人主页上。',
    },
  },
} as const
