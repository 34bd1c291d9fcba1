/** Readable by the client, sent back in the `CSRF-Token` header (specification §7). */
export const csrfCookie = 'csrf_token'
export const csrfHeader = 'csrf-token'

/**
 * Readable by the client and worth nothing to a thief: says that asking for the session user is
 * not in vain, so that visitors are spared a request that would be refused.
 */
export const signedInCookie = 'signed_in'

/** How long ago the session began, in milliseconds by the server's clock: the browser's may be wrong. */
export const sessionAgeHeader = 'session-age'

/** Holds the token of a program that calls for a camper (api.md §10). */
export const userTokenHeader = 'coderoad-user-token'
