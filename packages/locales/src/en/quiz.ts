/** Quizzes. */
export const quiz = {
  transcript: 'Show the words of the recording',
  answered: '{{answered}} of {{total}} answered',
  score: '{{right}} of {{total}} right',
  failed:
    'You need {{needed}} to pass. Look at the lessons again if you like; the next try has other questions or another order.',
  changed: 'This quiz has changed since you opened it. Here it is as it is now: please answer it again.',
  again: 'Try again',
  review: 'What you missed',
  yours: 'You chose',
  right: 'Right answer',
  leaving: {
    title: 'Leave the quiz?',
    text: 'Your answers so far stay in this browser. When you come back, you go on where you are now.',
  },
} as const
