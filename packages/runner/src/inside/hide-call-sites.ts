/**
 * Keeps V8 from telling a program of the calls that led to an error: one of them is a function that has a test's text in
 * it, and with it the answers. A call's own `getFunction` cannot be taken away. Programs that set what they are told by
 * continue without it; other engines know nothing of the kind.
 */
export function hideCallSites(): void {
  Object.defineProperty(Error, 'prepareStackTrace', { get: () => undefined, set: () => {} })
}
