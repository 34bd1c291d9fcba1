import names from './reserved-usernames.json' with { type: 'json' }

/** Names that would be taken for a page, a language, a number or the school itself. */
export const reservedUsernames: ReadonlySet<string> = new Set(names)
