/** Undefined for a visitor, and while it is unknown. */
let shown: string | undefined

const forgetting = new Set<() => void>()

/** The id of the account that this page shows; another tab may have signed in to another one since. */
export function shownAccount(): string | undefined {
  return shown
}

/** The account that is shown next must see nothing that was fetched for the one before. */
export function noteShownAccount(id: string | undefined): void {
  const before = shown
  shown = id
  if (before !== undefined && before !== id) for (const forget of forgetting) forget()
}

/** Calls `forget` when the account that the page shows is no longer there: signed out, or replaced by another. */
export function whenAccountLeaves(forget: () => void): void {
  forgetting.add(forget)
}
