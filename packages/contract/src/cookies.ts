/** Readable by the client and sent back in the `CSRF-Token` header (docs/reference/api.md, “CSRF tokens”). */
export const csrfCookie = 'csrf_token'
export const csrfHeader = 'csrf-token'

/**
 * Readable by the client and worthless to a thief: says that there is a session, which spares visitors a request for
 * the session user that would be refused. Each session has another value.
 */
export const signedInCookie = 'signed_in'

/**
 * Brings the value of that cookie when a page asks for the session user. Browsers keep the answer, and find it again only
 * with the same header: on a shared computer it is lost when the cookie is deleted.
 */
export const signedInHeader = 'signed-in'

/**
 * Names the account that a page shows. Another tab of the browser may have signed in to another account meanwhile, and
 * what was meant for the one must not reach the other.
 */
export const pageAccountHeader = 'page-account'

/** Set to `true` once a gift has arrived, as on freeCodeCamp, until the browser is closed. Nothing here reads it. */
export const donorCookie = 'isDonor'

/** The age of the session, in milliseconds by the server's clock, because the browser's clock may be wrong. */
export const sessionAgeHeader = 'session-age'

/** Holds the token of a program that calls on behalf of a camper (docs/reference/api.md, “Remote editor”). */
export const userTokenHeader = 'coderoad-user-token'
