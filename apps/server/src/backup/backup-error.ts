/** A backup cannot be made, or cannot be used; the message says why and what to do. */
export class BackupError extends Error {}
