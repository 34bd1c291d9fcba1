/** Quizzes. */
export const quiz = {
  transcript: 'Show the words of the recording',
  answered: '{{answered}} of {{total}} answered',
  score: '{{right}} of {{total}} right',
  failed:
    'You need {{needed}} to pass. Look at the lessons again if you like; your next try has different questions or a different order.',
  changed: 'This quiz has changed since you opened it. Here it is as it is now: please answer it again.',
  again: 'Try again',
  review: 'What you missed',
  yours: 'You chose',
  right: 'Right answer',
  leaving: {
    title: 'Leave the quiz?',
    text: 'Your answers so far stay in this browser. When you come back, you continue where you left off.',
  },
} as const
