/** A comment that a camper may write anywhere. */
export const ownNote = 'A note of my own.'
