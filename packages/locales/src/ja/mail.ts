export * from './gift-mails.ts'

type SignInMail = { link: string; code: string }

export function signInMail({ link, code }: SignInMail): { subject: string; body: string } {
  return {
    subject: `Cairnのログイン用確認コードは${code}です`,
    body: `こんにちは。

ログインしようとしたブラウザーで、このリンクを開いてください。

${link}

または、そのブラウザーで次の確認コードを入れてください：${code}

リンクもコードも1回だけ使え、10分で期限が切れます。心当たりがなければ、このメールは無視してください。
`,
  }
}

/** To the camper's own address, before something that concerns the whole account. */
export function confirmationMail({ code }: { code: string }): MailText {
  return {
    subject: `Cairnの確認コードは${code}です`,
    body: `こんにちは。

本人であることを確認するため、入力を求められた画面で次のコードを入れてください：${code}

コードは1回だけ使え、10分で期限が切れます。心当たりがない場合は、ほかの人がこのアカウントにログインしています。
ログインして、設定で「ほかの端末をすべてログアウト」を選んでください。
`,
  }
}

type MailText = { subject: string; body: string }

/** To the new address: opening the link makes it the camper's. */
export function emailChangeMail({ link }: { link: string }): MailText {
  return {
    subject: 'Cairnの新しいメールアドレスの確認',
    body: `こんにちは。

このアドレスをアカウントで使うには、ログインしているブラウザーでこのリンクを開いてください。

${link}

リンクは1回だけ使え、15分で期限が切れます。心当たりがなければ、このメールは無視してください。
`,
  }
}

/** To an address that has an account already, when another person wants it. */
export function emailTakenMail(): MailText {
  return {
    subject: 'このメールアドレスには、すでにCairnのアカウントがあります',
    body: `こんにちは。

ご本人またはほかの人が、このアドレスを別のCairnアカウントで使おうとしました。
このアドレスはすでにあるアカウントのものなので、何も変わっていません。
ご本人であれば、このアドレスでログインするか、別のアドレスを選んでください。
`,
  }
}

/** How each change of what lets people into an account is told: the subject, and what happened. */
const changes = {
  'device-signed-out': {
    subject: '端末のひとつがCairnからログアウトされました',
    news: 'Cairnアカウントにログインしていた端末のひとつが、別の端末からの操作でログアウトされました。',
  },
  'email-changed': {
    subject: 'Cairnのメールアドレスが変わりました',
    news: 'Cairnアカウントのメールアドレスが変わりました。このアドレスではもうログインできません。',
  },
  'passkey-added': {
    subject: 'Cairnアカウントにパスキーが追加されました',
    news: '新しいパスキーでCairnアカウントにログインできるようになりました。',
  },
  'passkey-removed': {
    subject: 'Cairnアカウントのパスキーが削除されました',
    news: 'Cairnアカウントからパスキーがひとつ削除されました。そのパスキーではもうログインできません。',
  },
  'recovery-code-used': {
    subject: 'Cairnアカウントでリカバリーコードが使われました',
    news: 'たった今、リカバリーコードのひとつを使って、Cairnアカウントへのログインがありました。',
  },
  'recovery-codes-made': {
    subject: 'Cairnアカウントの新しいリカバリーコード',
    news: 'Cairnアカウントの新しいリカバリーコードが作られました。前のコードはもう使えません。',
  },
  'service-linked': {
    subject: 'Cairnアカウントがほかのサービスと連携しました',
    news: 'ほかのサービスのアカウントで、Cairnアカウントにログインできるようになりました。',
  },
  'service-unlinked': {
    subject: 'Cairnアカウントとほかのサービスの連携が解除されました',
    news: 'ほかのサービスのアカウントとの連携が解除されました。そのアカウントでは、もうCairnアカウントにログインできません。',
  },
  'signed-out-elsewhere': {
    subject: 'ほかの端末がCairnからログアウトされました',
    news: '1台を除くすべての端末が、Cairnアカウントからログアウトされました。',
  },
  undone: {
    subject: 'Cairnアカウントの変更が取り消されました',
    news: 'Cairnアカウントの最近の変更が、別のメールアドレスから取り消されました。',
  },
  'username-changed': {
    subject: 'Cairnのユーザー名が変わりました',
    news: 'Cairnアカウントのユーザー名が変わりました。',
  },
} as const

type ChangeNotice = {
  link: string
  /** After a recovery code was used. */
  codesLeft?: number | undefined
}

/** To every mailbox that can take the change back. */
export function accountChangedMail(kind: keyof typeof changes, { link, codesLeft }: ChangeNotice): MailText {
  const { subject, news } = changes[kind]
  const left = codesLeft === undefined ? '' : `未使用のコードはあと${codesLeft}個です。`
  return {
    subject,
    body: `こんにちは。

${news}${left}

ご本人の操作であれば、何もする必要はありません。そうでなければ、このリンクを開いてアカウントを取り戻してください。

${link}

リンクは3日間使えます。開いたページで、何が取り消されるかを先に確かめられます。
`,
  }
}

/** To the mailbox that has just taken its account back. */
export function takenBackMail(): MailText {
  return {
    subject: 'Cairnアカウントを取り戻しました',
    body: `こんにちは。

Cairnアカウントは、お知らせした変更の前の状態に戻り、すべての端末がログアウトしました。
このアドレスに届く確認コードでログインし、設定に見覚えのないものがないか確かめてください。
リカバリーコードが残っていなければ、新しく作ってください。
`,
  }
}

type Report = {
  username: string
  details: string
  /** Null when their account has been deleted since. */
  reporter: { username: string; name: string; email: string } | null
}

/** To the operator, with a copy to the reporter. */
export function reportMail({ username, details, reporter }: Report): MailText {
  return {
    subject: `迷惑行為の報告：${username}さんのプロフィール`,
    body: `報告されたプロフィール：${username}

${details}

${reporter ? reporterLines(reporter) : '報告した人は、アカウントを削除しました。'}
`,
  }
}

function reporterLines({ username, name, email }: NonNullable<Report['reporter']>): string {
  return `報告者：${username}
名前：${name}
メール：${email}`
}

/** To a camper who holds every certification of today. */
export function congratulationMail({ name }: { name: string }): MailText {
  return {
    subject: 'Cairnの認定をすべて取得しました',
    body: `${name}さん、こんにちは。

たった今、最後の認定を受け取りました。これで、すべての認定がそろいました。

何か月もかけて、石をひとつずつ積んできた成果です。おめでとうございます！
ここで学んでくださったことを、私たちも誇りに思います。
`,
  }
}
