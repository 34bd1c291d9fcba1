/**
 * Keeps V8 from handing a program the calls that led to an error: `getFunction` of one of them gives a function whose
 * text contains the test, and with it the answers. That method cannot be removed, so a program may still assign
 * `Error.prepareStackTrace`, but to no effect. Other engines have nothing of the kind.
 */
export function hideCallSites(): void {
  Object.defineProperty(Error, 'prepareStackTrace', { get: () => undefined, set: () => {} })
}
