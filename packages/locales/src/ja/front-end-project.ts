/** The page of a front-end project, which is built here or submitted as a link. */
export const frontEndProject = {
  ways: {
    title: 'どこで作りますか？',
    here: 'ここで作る',
    hereNote: 'このページのエディターで作ります。コードは入力しながら保存されます。',
    link: 'リンクを提出',
    linkNote: '好きな場所で作って、そのアドレスを教えてください。',
  },
  stories: {
    title: '全部できていますか？',
    text: '最後にもう一度見ておきましょう。プレビューでプロジェクトを試し、レッスンの条件とひとつずつ比べてください。プロジェクトは、プロフィールや認定証を通してほかの人も見ます。',
    confirm: 'はい、全部できています',
    close: '作業を続ける',
  },
  finished: 'プロジェクトが完成しました。',
} as const
