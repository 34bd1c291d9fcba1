/** What an operator is told whose earlier restore or import was interrupted when the school was already whole. */
export const finishedEarlier =
  'The school of the restore or import that was interrupted at its end is in its place. Nothing else was done. Start the school.'
