export const home = {
  title: 'Cairn: learn to code, step by step',
  headline: 'Learn to code, one stone at a time.',
  lead: 'Short lessons, a real editor, and tests that tell you in plain words what is missing. Free, in your browser, with nothing to install.',
  start: 'Start learning',
  noAccount: 'No account needed.',
  coursesTitle: 'Where would you like to begin?',
  howTitle: 'How it works',
  lesson: {
    greeting: 'Hello, world!',
    title: 'Try it: put your name on the sign',
    text: 'The code draws the sign beside it. Write your name instead of “world”, then press “Check your code”.',
    withoutScripts: 'With JavaScript switched on, you can try this lesson right here.',
    hints: {
      empty: 'The sign is empty. Write a greeting on it, such as “{{greeting}}”',
      unchanged: 'The sign still says “{{greeting}}” Write your name instead of “world”.',
    },
    passed: {
      title: 'There you are!',
      text: 'You have just changed a web page. Every step here works like this one.',
      goOn: 'Take the first step',
    },
  },
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
