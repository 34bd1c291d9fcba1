export const automaticSignOut = {
  title: 'ログアウトしています',
  text: 'ログインから6時間たったため、アカウントの安全のためにログアウトします。コードはこのブラウザーに残っています。',
} as const
