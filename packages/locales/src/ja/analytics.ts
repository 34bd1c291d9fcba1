export const analytics = {
  title: 'Cairnの改善に協力する',
  explanation:
    '変更は、全員に届ける前に一部の受講者で試し、何が役に立つかを数えます。数えるのは、表示されたバージョンと、テストに合格したかどうかです。名前、メールアドレス、コードは決して含みません。',
  takePart: '参加する',
} as const
