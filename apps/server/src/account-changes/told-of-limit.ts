/** Calls whose every success is told by mail: enough for a person, and too few to fill a mailbox. */
export const toldOfLimit = { max: 30, timeWindow: 60 * 60 * 1000 }
