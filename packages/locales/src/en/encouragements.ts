/** Shown on the page of all courses, one at a time. */
export const encouragements = [
  'A small step you finish beats a big one you plan.',
  'Every program that works was once a program that did not.',
  'You don’t have to remember everything. You just have to know it exists.',
  'Being stuck is where the learning happens.',
  'Read the error slowly. It is usually telling you the truth.',
  'You can’t see the whole trail from the first cairn.',
  'Change one thing, run it, look. Then change the next.',
  'Rest counts as practice when you come back.',
  'The computer is patient. You can be, too.',
  'The best test of all is explaining it to a friend.',
  'Ten minutes today keeps the trail open for tomorrow.',
  'Slow is fine. You are still moving.',
  'Good names are half of good code.',
  'Guessing is fine, as long as you check.',
  'What felt impossible last month is your warm-up now.',
] as const
