export const signInSettings = {
  title: '登录方式',
} as const

export const identities = {
  title: '其他服务',
  lead: '你也可以用这些服务的账号登录。不管取消关联哪一个，你都能用发到 {{email}} 的验证码登录。',
  none: '还没有关联。',
  since: '关联于 {{when}}',
  link: '关联 {{name}}',
  remove: '取消关联',
  removeOne: '取消关联 {{provider}}（{{when}} 关联）',
} as const

export const confirmation = {
  title: '是你本人吗？',
  lead: '这会影响你的整个账号，所以我们想确认一下。十分钟内不会再问。',
  passkey: '使用通行密钥',
  mail: '发送验证码',
  mailing: '正在发送…',
  sent: '邮件已发往 {{email}}。',
  confirm: '确认',
  cancel: '以后再说',
} as const

export const undo = {
  title: '找回你的账号',
  loading: '正在查看有哪些更改…',
  lead: '如果这些不是你做的，点一下就能全部撤销：',
  changes: {
    'device-signed-out': '有一台设备被退出登录。',
    'email-changed': '邮箱地址被更改。',
    'passkey-added': '添加了一个通行密钥。',
    'passkey-removed': '移除了一个通行密钥。',
    'recovery-code-used': '使用了一个恢复码。',
    'recovery-codes-made': '创建了新的恢复码。',
    'service-linked': '关联了一个服务。',
    'service-unlinked': '取消关联了一个服务。',
    'signed-out-elsewhere': '其他所有设备都被退出登录。',
    undone: '有人通过另一个邮箱地址撤销了更改。',
    'username-changed': '用户名被更改。',
  },
  explanation:
    '你的账号会恢复使用地址 {{email}}，以及之前的用户名、通行密钥、服务和恢复码。所有设备都会退出登录。学习进度保持不变。',
  undo: '全部撤销',
  fine: '如果都是你本人操作的，关掉这个页面就好。',
  next: '请用邮件里的验证码登录，看看设置里有没有你不认识的内容；如果恢复码用完了，请创建新的。',
} as const
