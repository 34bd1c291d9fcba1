/**
 * The rate limit of calls that send a mail each time they succeed: enough for a person, too few to flood a mailbox.
 */
export const toldOfLimit = { max: 30, timeWindow: 60 * 60 * 1000 }
