/** The school cannot start, and an operator can mend why; the message is one line that says how. */
export class StartError extends Error {}
