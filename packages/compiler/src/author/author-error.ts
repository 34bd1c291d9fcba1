/** The author's request cannot be fulfilled; the message says why and what to do. */
export class AuthorError extends Error {}
