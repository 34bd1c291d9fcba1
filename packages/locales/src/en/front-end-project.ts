/** The page of a front-end project, which is built here or submitted as a link. */
export const frontEndProject = {
  ways: {
    title: 'Where do you want to build it?',
    here: 'Build it here',
    hereNote: 'In the editor, on this page. Your code is saved as you type.',
    link: 'Submit a link',
    linkNote: 'Build it anywhere you like, and give us its address.',
  },
  stories: {
    title: 'Does it do everything?',
    text: 'Take a last look: try your project in the preview, and compare it with what the lesson asks for, point by point. Others will see it on your profile and with your certificate.',
    confirm: 'Yes, it does everything',
    close: 'Keep working',
  },
  finished: 'Your project is finished.',
} as const
