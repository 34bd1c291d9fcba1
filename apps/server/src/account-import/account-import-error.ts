/** A file cannot be imported into an account; the message says why. */
export class AccountImportError extends Error {}
