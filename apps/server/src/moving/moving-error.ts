/** A school cannot be moved; the message says why and what to do. */
export class MovingError extends Error {}
