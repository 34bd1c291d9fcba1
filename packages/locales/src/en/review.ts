/** Questions about finished lessons. */
export const review = {
  title: 'Review',
  lead: 'Ten minutes for what you have learned. Questions you miss come back tomorrow; those you know wait longer each time.',
  loading: 'Looking for your questions…',
  failed: 'We could not load your questions. Check your connection and try again.',
  noLessons:
    'Nothing to review yet. Finish a step with questions, such as a quiz, and its questions come back here a day later.',
  nothing: 'Nothing to review today. Well done!',
  nothingUntil: 'Nothing to review today. The next questions come on {{date}}.',
  lookAgain: 'Look at “{{title}}” again',
  place: '{{number}} of {{total}}',
  next: 'Next',
  end_one: '{{right}} of {{count}} question right',
  end_other: '{{right}} of {{count}} questions right',
  endText: 'That is all for today. What you missed comes back tomorrow.',
  back: 'Back to the courses',
  link: 'Review what you have learned',
} as const
