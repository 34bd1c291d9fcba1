/** Forms of lessons in a browser that runs no scripts. */
export const sentForm = {
  passed: 'That is all this lesson asks for. Well done!',
  record: 'It is recorded in your account once you submit it.',
  visitor:
    'This is not recorded: without scripts that takes an account. You can go on all the same, or sign in and then answer here once more.',
  signIn: 'Sign in to have it recorded',
  testsNeedScripts:
    'The tests of this lesson ask your server from this page, and that takes scripts. Turn them on to submit it.',
} as const
