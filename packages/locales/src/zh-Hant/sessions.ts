export const sessions = {
  title: '已登入的裝置',
  lead: '有不認得的裝置嗎？把它登出，馬上生效。',
  device: '{{system}} 上的 {{browser}}',
  unknownDevice: '未知的裝置',
  here: '這台裝置',
  since: '登入於 {{when}}',
  seen: '上次使用：{{when}}',
  end: '登出',
  endOne: '登出 {{device}}，它登入於 {{when}}',
  endOthers: '登出其他所有裝置',
  loading: '正在尋找你的裝置…',
} as const
