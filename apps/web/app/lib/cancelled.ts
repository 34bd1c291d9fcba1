/** The device's owner changed their mind, another question took its place, or the device would not. */
export type Cancelled = { cancelled: true }

/** What browsers throw for a ceremony without an outcome (WebAuthn §5.1). */
export function asCancelled(error: unknown): Cancelled {
  if (error instanceof Error) return { cancelled: true }
  throw error
}
