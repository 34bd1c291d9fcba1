export const settings = {
  title: '你的设置',
  loading: '请稍等…',
  signInFirst: '登录后可以查看和更改设置。',
  seeProfile: '查看个人主页',
  signIn: '通行密钥、恢复码和设备',
  save: '保存',
  cancel: '取消',
  left_other: '还可以输入 {{count}} 个字符。',
  about: {
    title: '关于你',
    name: '姓名',
    location: '所在地',
    picture: '头像链接',
    pictureNote: '应该以 .jpg、.png、.webp 之类的后缀结尾。',
    about: '简介',
  },
  username: {
    title: '你的用户名',
    label: '用户名',
    invalid: '可以使用字母 a 到 z、数字，以及 - _ + 这几个字符',
    short: '用户名至少需要三个字符。',
    checking: '正在查看 {{username}} 是否可用…',
    taken: '{{username}} 已被占用，换一个试试。',
    free: '{{username}} 可以使用。',
    unknown: '我们没能查到 {{username}} 是否可用。你仍然可以试着保存。',
  },
  email: {
    title: '邮箱',
    now: '你的邮箱地址是 {{email}}。',
    label: '新的邮箱地址',
    note: '我们会往那里发一个链接。打开它之后，地址才会更改。',
    send: '发送链接',
    weekly: '每周给我发一封关于学习的邮件',
  },
  privacy: {
    title: '别人能看到什么',
    explanation: '你关掉的内容，别人一概看不到。',
    isLocked: '不公开我的整个个人主页',
    parts: '公开个人主页时，显示',
    showName: '我的姓名',
    showAbout: '我的简介和加入时间',
    showLocation: '我的所在地',
    showPoints: '我的积分',
    showHeatMap: '我的学习动态',
    showTimeLine: '我的时间线',
    showCerts: '我的认证',
    showPortfolio: '我的作品集',
    showDonation: '我的支持者徽章',
  },
  portfolio: {
    title: '作品集',
    explanation: '展示你引以为傲的作品，放在哪个网站都行。',
    add: '添加作品',
    edit: '编辑',
    editItem: '编辑“{{title}}”',
    remove: '移除',
    removeItem: '移除“{{title}}”',
    fields: {
      title: '标题',
      url: '作品链接',
      image: '图片链接',
      description: '介绍',
    },
    wrong: {
      title: '标题至少需要两个字符。',
      url: '这还不是一个链接。它应该以 https:// 开头，并且包含一个点。',
      image: '我们没能从这个链接加载图片。',
    },
  },
  socials: {
    title: '你的链接',
    githubProfile: 'GitHub',
    linkedin: 'LinkedIn',
    twitter: 'X（Twitter）',
    website: '你的网站',
  },
  honesty: {
    title: '学术诚信',
    pledge: '我为认证提交的都是自己的作品。我可以随意查阅和提问；用到别人的代码时，我会注明出处。',
    why: '用人单位信任我们的证书，正是因为学员们守住了这个承诺。',
    accept: '我承诺',
    accepted: '你已经接受了我们的学术诚信承诺。',
  },
  preferences: {
    title: '主题、声音和快捷键',
    night: '深色主题',
    shortcuts: '学习时使用快捷键',
    sound: '播放音效',
    volume: '音量',
  },
  token: {
    title: '远程编辑器的令牌',
    explanation: '远程编辑器用这个令牌记录你的进度。需要时，它会获取新的令牌。',
    delete: '删除令牌',
  },
  data: {
    title: '你的数据',
    explanation: '我们知道的关于你的一切，都在一个文件里。',
    download: '下载我的全部数据',
  },
  danger: {
    title: '危险操作',
    explanation: '这两项操作都无法撤销。',
    type: '输入“{{word}}”以继续',
    reset: {
      open: '重置我的进度',
      title: '要重置全部进度吗？',
      text: '你完成的步骤、保存的代码和认证都会被删除。账号会保留。',
      word: '重置我的进度',
    },
    delete: {
      open: '删除我的账号',
      title: '要删除账号吗？',
      text: '你的进度、认证和个人主页会立即删除，我们无法恢复。',
      gift: '你的每月捐款会随账号一起停止，不会再扣款：感谢你每个月的支持。',
    },
  },
} as const

export const emailSignUp = {
  title: '欢迎来到 Cairn',
  privacy:
    '我们会保存你的邮箱地址、你提交的内容，以及你在个人主页上写的内容。除此之外什么都不存，也不会出售任何信息。你随时可以在设置里下载或删除全部数据。',
  question: '想每周收到一封关于学习的邮件吗？之后随时可以更改。',
  yes: '好的',
  no: '不用了，谢谢',
} as const

export const report = {
  title: '举报 {{username}}',
  explanation: '告诉我们这个个人主页有什么问题。我们的团队会查看，你也会收到一份副本。',
  label: '有什么问题？',
  send: '提交举报',
} as const

export const unsubscribed = {
  title: '已取消订阅',
  text: '你不会再收到我们的邮件。',
  again: '重新订阅',
  learn: '继续学习',
} as const

export const blocked = {
  title: '你所在的地区无法使用这个页面',
  text: '受法律限制，我们不能在你所在的国家或地区提供账号。没有账号，你也可以学习所有的课。',
} as const
