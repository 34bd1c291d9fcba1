/** Forms of lessons in a browser that runs no scripts. */
export const sentForm = {
  passed: 'That is all this lesson asks for. Well done!',
  record: 'It is recorded in your account once you submit it.',
  visitor:
    'This is not recorded: without JavaScript, that takes an account. You can continue anyway, or sign in and answer here again.',
  signIn: 'Sign in to record it',
  testsNeedScripts:
    'The tests for this lesson call your server from this page, and that takes JavaScript. Turn it on to submit your project.',
} as const
