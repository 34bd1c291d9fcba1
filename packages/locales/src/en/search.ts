/** Search over courses, blocks and lessons. */
export const search = {
  title: 'Search',
  label: 'Search courses and lessons',
  submit: 'Search',
  close: 'Close',
  list: 'Results',
  hint: 'Type the word you are looking for, or just its beginning.',
  results_one: '{{count}} result',
  results_other: '{{count}} results',
  nothing: 'Nothing found for “{{query}}”. Try fewer words, or another word for the same thing.',
  browse: 'Browse all courses',
  failed: 'Search did not respond. Check your connection and try again.',
  key: 'Open the search with the / key',
  kinds: { course: 'Course', block: 'Block', lesson: 'Lesson' },
} as const
