export const trophy = {
  title: '验证你的奖杯',
  explanation: '完成这一步，需要在 Microsoft Learn 获得一个奖杯。拿到之后，回到这里验证。',
  signInFirst: '你需要这里的账号，我们才能记录你的奖杯。',
  signIn: '登录',
  verify: '验证奖杯',
  verifying: '正在询问 Microsoft…',
  recorded: '你的奖杯已经确认，这一步完成了。',
  link: {
    title: '关联你的 Microsoft 账号',
    explanation:
      '要查看你的奖杯，我们需要知道你在 Microsoft Learn 的用户名。请共享你 Microsoft Learn 个人资料里的成绩单，并把链接粘贴到这里。我们只用它一次，用来读取用户名。',
    steps: {
      open: '打开你的 Microsoft Learn 个人资料，选择“成绩单”（Transcript）。',
      share: '选择“共享链接”（Share link），再选择“复制链接”（Copy link）。',
      paste: '把链接粘贴到下面。它是这个样子：',
    },
    label: '成绩单的链接',
    submit: '关联我的账号',
    submitting: '正在关联…',
    problems: {
      'not-a-link': '这还不是一个链接。请复制完整的链接，从 https:// 一直到末尾。',
      'not-https': '这个链接以 http:// 开头。成绩单的链接应该以 https:// 开头。',
      'other-site': '这个链接指向了别的网站。成绩单的链接以 https://learn.microsoft.com/ 开头。',
      'other-page':
        '这是 Microsoft Learn 的另一个页面。请在那里打开你的成绩单，选择“共享链接”（Share link）。',
      'has-more': '成绩单的 ID 后面还有别的内容。请删掉，让链接以 ID 结尾。',
      example: '这是我们的示例。请用你自己成绩单的链接。',
    },
  },
  account: {
    title: 'Microsoft 账号',
    linked: '你的 Microsoft 账号：{{name}}',
    unlink: '取消关联这个账号',
    confirm: {
      title: '要取消关联 Microsoft 账号吗？',
      text: '我们会忘掉 {{name}} 这个名字。已经验证的奖杯依然有效。要验证新的奖杯，请再次关联账号。',
      keep: '保持关联',
    },
  },
} as const
