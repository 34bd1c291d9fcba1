export const tutorial = {
  start: {
    title: 'Work in the remote editor',
    explanation:
      'This tutorial runs in an editor on another machine, with a terminal and everything else that it needs. It opens in a new tab, and tests your work there.',
    signedIn: 'When the tests pass, the editor tells us, and this page shows it.',
    visitor:
      'Without an account, the editor can’t tell us when your tests pass. You can still work through the tutorial.',
    signIn: 'Sign in to record your progress',
    ask: 'Start the tutorial',
    asking: 'Getting ready…',
    open: 'Open the remote editor',
    ready: 'Your editor is ready.',
    newTab: '(opens in a new tab)',
    none: 'This school has no remote editor. You can do the tutorial on your own computer: its repository says how to set everything up.',
    repository: 'See the tutorial’s repository',
  },
  token: {
    title: 'Your editor token',
    explanation:
      'The editor uses a token to report your progress, and nothing else. If you delete it, start the tutorial again to get a new one.',
  },
  practice: {
    title: 'When you are done',
    explanation: 'The editor tells us when the tests pass. If it could not, tell us here.',
    finish: 'I have finished this tutorial',
    recorded: 'The editor has reported that your tests pass.',
  },
  steps: {
    one: 'Step 1: Pass the tests in the editor',
    two: 'Step 2: Share your work',
    done: 'Done: your tests have passed.',
    open: 'Not done yet. We tick this when the editor reports that all tests pass.',
    share: 'Put your work where everyone can see it, such as a public repository, and submit its link.',
  },
} as const
