export const sessions = {
  title: '已登录的设备',
  lead: '有不认识的设备？让它退出登录，马上生效。',
  device: '{{system}} 上的 {{browser}}',
  unknownDevice: '未知设备',
  here: '这台设备',
  since: '登录于 {{when}}',
  seen: '上次使用：{{when}}',
  end: '退出登录',
  endOne: '让 {{device}} 退出登录，它登录于 {{when}}',
  endOthers: '退出其他所有设备',
  loading: '正在查找你的设备…',
} as const
