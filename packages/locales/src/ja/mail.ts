import type { MailTexts } from '../mail-texts.ts'
import { giftMails } from './gift-mails.ts'

export const mails: Partial<MailTexts> = {
  ...giftMails,

  signInMail: ({ link, code }) => ({
    subject: `Cairnのログイン用確認コードは${code}です`,
    body: `こんにちは。

ログインしようとしたブラウザーで、このリンクを開いてください。

${link}

または、そのブラウザーで次の確認コードを入れてください：${code}

リンクもコードも1回だけ使え、10分で期限が切れます。心当たりがなければ、このメールは無視してください。
`,
  }),

  confirmationMail: ({ code }) => ({
    subject: `Cairnの確認コードは${code}です`,
    body: `こんにちは。

本人であることを確認するため、入力を求められた画面で次のコードを入れてください：${code}

コードは1回だけ使え、10分で期限が切れます。心当たりがない場合は、ほかの人がこのアカウントにログインしています。
ログインして、設定で「ほかの端末をすべてログアウト」を選んでください。
`,
  }),

  emailChangeMail: ({ link }) => ({
    subject: 'Cairnの新しいメールアドレスの確認',
    body: `こんにちは。

このアドレスをアカウントで使うには、ログインしているブラウザーでこのリンクを開いてください。

${link}

リンクは1回だけ使え、15分で期限が切れます。心当たりがなければ、このメールは無視してください。
`,
  }),

  emailTakenMail: () => ({
    subject: 'このメールアドレスには、すでにCairnのアカウントがあります',
    body: `こんにちは。

ご本人またはほかの人が、このアドレスを別のCairnアカウントで使おうとしました。
このアドレスはすでにあるアカウントのものなので、何も変わっていません。
ご本人であれば、このアドレスでログインするか、別のアドレスを選んでください。
`,
  }),

  accountChanges: {
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
  },

  codesLeft: (count) => `未使用のコードはあと${count}個です。`,

  accountChangedBody: ({ news, link }) => `こんにちは。

${news}

ご本人の操作であれば、何もする必要はありません。そうでなければ、このリンクを開いてアカウントを取り戻してください。

${link}

リンクは3日間使えます。開いたページで、何が取り消されるかを先に確かめられます。
`,

  takenBackMail: () => ({
    subject: 'Cairnアカウントを取り戻しました',
    body: `こんにちは。

Cairnアカウントは、お知らせした変更の前の状態に戻り、すべての端末がログアウトしました。
このアドレスに届く確認コードでログインし、設定に見覚えのないものがないか確かめてください。
リカバリーコードが残っていなければ、新しく作ってください。
`,
  }),

  reportMail: ({ username, details, reporter }) => ({
    subject: `迷惑行為の報告：${username}さんのプロフィール`,
    body: `報告されたプロフィール：${username}

${details}

${reporter}
`,
  }),

  reporter: ({ username, name, email }) => `報告者：${username}
名前：${name}
メール：${email}`,

  reporterIsGone: '報告した人は、アカウントを削除しました。',

  congratulationMail: ({ name }) => ({
    subject: 'Cairnの認定をすべて取得しました',
    body: `${name}さん、こんにちは。

たった今、最後の認定を受け取りました。これで、すべての認定がそろいました。

何か月もかけて、石をひとつずつ積んできた成果です。おめでとうございます！
ここで学んでくださったことを、私たちも誇りに思います。
`,
  }),
}
