/** The section of the settings. */
export const certifications = {
  title: '认证',
  explanation:
    '完成一项认证的所有项目，就可以领取它。只要你的个人主页公开了认证和时间线，别人就能查看你的证书。',
  current: '当前的认证',
  legacy: '旧版认证',
  french: {
    title: '法语证书',
    explanation: '每份证书汇总几项认证，全部领取后即可查看。',
  },
  titled: '“{{title}}”认证',
  held: '已领取',
  done: '已完成 {{done}} / {{total}}',
  project: '项目',
  certification: '认证',
  state: '状态',
  finished: '已完成',
  open: '未完成',
  claim: '领取认证',
  claimOf: '领取认证：{{title}}',
  show: '查看证书',
  showOf: '查看证书：{{title}}',
} as const

/** The page of a certificate. */
export const certificate = {
  pageTitle: '{{holder}}：{{title}}',
  description: '{{holder}} 在 Cairn 获得了“{{title}}”认证。',
  certifies: '兹证明',
  earned: '已顺利完成以下认证的全部要求',
  hours: '学习时长约 {{hours, number}} 小时',
  issued: '颁发日期：{{date}}',
  signatureNote: '免费编程学校',
  partner: 'Microsoft',
  partnerNote: '本认证的合作方',
  check: '验证网址：',
  actions: '打印或分享',
  print: '打印',
  linkedin: '添加到 LinkedIn',
  x: '分享到 X',
  xText: '我在 Cairn 获得了“{{title}}”认证：{{address}}',
  work: '项目',
  honesty: '{{holder}} 承诺：“{{pledge}}”',
  report: '觉得这些作品是抄来的？告诉我们。',
  home: '回到首页',
  profile: '查看个人主页',
  none: '没有找到证书',
} as const
