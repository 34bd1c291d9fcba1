/** The user canceled, another request took over, or the device refused. */
export type Cancelled = { cancelled: true }

/** Errors that browsers throw for a ceremony without a result (WebAuthn §5.1). */
export function asCancelled(error: unknown): Cancelled {
  if (error instanceof Error) return { cancelled: true }
  throw error
}
