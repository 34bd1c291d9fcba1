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
  setupError: 'The files for this lesson could not be created. This is not your fault. {{message}}',
  timeout:
    'Your script was stopped because it took longer than {{seconds}} seconds. Your code is safe. Look for a loop that never ends, then run the script again.',
} as const
