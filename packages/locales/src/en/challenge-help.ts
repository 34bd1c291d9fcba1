/** Help with a lesson: hints, the difference, an example, the solution, and the forum. */
export const challengeHelp = {
  open: 'Help',
  title: 'Stuck? It happens to everyone',
  hint: 'What is missing',
  noHint: 'Check your code first. Then the first thing that is missing shows up here.',
  more: 'Get more help',
  times_one: 'This test has not passed in {{count}} check. That happens to everyone who learns to code.',
  times_other: 'This test has not passed in {{count}} checks. That happens to everyone who learns to code.',
  comparison: 'Show me where to look',
  example: 'Show me a worked example',
  solution: 'Show me a solution',
  later_one: '“{{title}}” opens after {{count}} more check.',
  later_other: '“{{title}}” opens after {{count}} more checks.',
  loading: 'Loading…',
  retry: 'Try again',
  same: 'Your code is the same as our solution, so the mistake may be ours. Check it once more, and please tell us if it still does not pass.',
  missing: 'Something is still missing in {{file}} after line {{line}}.',
  missingAtStart: 'Something is still missing at the start of {{file}}.',
  differsInLine:
    'Look at line {{line}} of {{file}}. This is where your code first differs from our solution:',
  differsInLines:
    'Look at lines {{first}} to {{last}} of {{file}}. This is where your code first differs from our solution:',
  ownWay:
    'From line {{line}} of {{file}} on, your code goes its own way. That can be right, but comparing it line by line would not help. Read what the test expects once more.',
  oneWay: 'This is one way to do it. Read it, close it, and then write it in your own words.',
  forum: 'Ask the community',
  search: 'See if your question has an answer (opens the forum)',
  haveRead: 'I have read the lesson again.',
  haveSearched: 'I have searched for the same question.',
  describe: 'What happens, and what should happen? ({{least}} to {{most}} characters)',
  ask: 'Ask in the forum',
  close: 'Close',
  post: {
    happening: 'What is happening',
    code: 'Your code so far',
    browser: 'Your browser information',
    userAgent: 'User Agent: `{{userAgent}}`',
    challenge: 'Challenge information',
    tooLong:
      'The code is too long for this form. Please paste the part you are asking about between the lines of backticks.',
    placeholder: 'Your code here',
  },
} as const
