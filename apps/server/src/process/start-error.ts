/** The school cannot start, and an operator can fix that; the message says how, in one line. */
export class StartError extends Error {}
