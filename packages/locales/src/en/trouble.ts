/** “Something is wrong here” below each lesson. */
export const trouble = {
  open: 'Something is wrong here',
  title: 'Something is wrong in “{{title}}”',
  lead: 'Thank you for telling us! Your report goes to the authors of this lesson. They can’t answer, because we don’t note who you are.',
  kind: 'What is wrong?',
  kinds: {
    text: 'The text',
    test: 'A test',
    code: 'The code',
    other: 'Something else',
  },
  details: 'What did you notice? You can leave this empty.',
  sendCode: 'Send my code, too',
  kept: 'We keep what you send here, the lesson and its language, which tests failed, and the day. We don’t keep your name, your account or your address.',
  send: 'Send',
  close: 'Close',
  back: 'Back to the lesson',
} as const
