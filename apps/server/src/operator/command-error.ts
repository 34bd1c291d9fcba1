/** A command cannot be carried out; the message says why and what to do. */
export class CommandError extends Error {}
