import * as z from 'zod/mini'

/** An email address as a person typed it, without control characters and those that reverse the order of text. */
export const EmailText = z.string().check(z.regex(/^[^\p{Cc}\u202A-\u202E\u2066-\u2069]*$/u))
