/** Shown on the page of all courses, one at a time. */
export const encouragements = [
  'A small step that is finished takes you further than a big one that is planned.',
  'Every program that works was once a program that did not.',
  'You do not have to remember everything. You have to know that it exists.',
  'Being stuck is the part where you are learning.',
  'Read the error slowly. It is usually telling you the truth.',
  'Nobody sees the whole trail from the first cairn.',
  'Change one thing, run it, look. Then change the next.',
  'Rest counts as practice when you come back.',
  'The computer is patient. You may be, too.',
  'Explaining it to somebody else is the best test of all.',
  'Ten minutes today keep the path open for tomorrow.',
  'It is not slow if you are still walking.',
  'Good names are half of good code.',
  'Guessing is fine, as long as you check.',
  'What felt impossible last month is your warm-up now.',
] as const
