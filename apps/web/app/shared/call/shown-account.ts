/** Undefined for a visitor, and while it is unknown. */
let shown: string | undefined

/** The id of the account that this page shows; another tab may have signed in to another one since. */
export function shownAccount(): string | undefined {
  return shown
}

export function noteShownAccount(id: string | undefined): void {
  shown = id
}
