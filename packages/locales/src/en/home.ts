export const home = {
  title: 'Cairn: learn to code, step by step',
  headline: 'Learn to code, one stone at a time.',
  lead: 'Short lessons, a real editor, and tests that tell you in plain words what is missing. Free, in your browser, with nothing to install.',
  start: 'Start learning',
  noAccount: 'No account needed.',
  coursesTitle: 'Where would you like to begin?',
  howTitle: 'How it works',
  steps: {
    read: {
      title: 'Read a little',
      text: 'Each step explains one idea in a minute or two, with a small example.',
    },
    write: {
      title: 'Write real code',
      text: 'HTML, CSS, JavaScript, and Python run right beside the text, as you type.',
    },
    check: {
      title: 'See what is missing',
      text: 'Press “Check your code” to run tests. They look at what your code does and say what to try next.',
    },
    keep: {
      title: 'Keep your trail',
      text: 'Sign in with your email whenever you like, and every finished step goes on your profile.',
    },
  },
} as const
