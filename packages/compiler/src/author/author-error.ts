/** What an author asked for cannot be done; the message says why and what to do. */
export class AuthorError extends Error {}
