/** Search over courses, blocks and lessons. */
export const search = {
  title: 'Search',
  label: 'Search courses and lessons',
  submit: 'Search',
  close: 'Close',
  list: 'Results',
  hint: 'Type a word that you are looking for. The beginning is enough.',
  results_one: '{{count}} result',
  results_other: '{{count}} results',
  nothing: 'Nothing found for “{{query}}”. Try fewer words, or another word for the same thing.',
  browse: 'Browse all courses',
  failed: 'The search did not answer. Check your connection and try again.',
  key: 'Open the search with the / key',
  kinds: { course: 'Course', block: 'Block', lesson: 'Lesson' },
} as const
