/** What the shell does in lessons with scripts. */
export const commandLine = {
  loading: 'Getting the shell ready… {{percent}}%',
  command: 'Type a command.',
  send: 'Run command',
  files: 'Your home folder now:',
  noFiles: 'Your home folder is empty now.',
  new: '(new)',
  moreFiles: 'There are more files. The list shows the first ones.',
  status: 'Your script ended with exit status {{status}}.',
  error: 'Line {{line}}: {{message}}',
  setupError: 'The files of this lesson could not be made. This is not your mistake. {{message}}',
  timeout:
    'Your script was stopped, because it took longer than {{seconds}} seconds. Your text is safe. Look for a loop that never ends, and run it again.',
} as const
