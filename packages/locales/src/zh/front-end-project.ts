/** The page of a front-end project, which is built here or submitted as a link. */
export const frontEndProject = {
  ways: {
    title: '你想在哪里做这个项目？',
    here: '在这里做',
    hereNote: '就用这个页面上的编辑器。代码边写边保存。',
    link: '提交链接',
    linkNote: '想在哪里做都行，把它的地址告诉我们就好。',
  },
  stories: {
    title: '要求都做到了吗？',
    text: '最后再看一遍：在预览里试用你的项目，和课文的要求逐条对照。别人会在你的个人主页上和证书里看到它。',
    confirm: '是的，都做到了',
    close: '继续修改',
  },
  finished: '你的项目完成了。',
} as const
