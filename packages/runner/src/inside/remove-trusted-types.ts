/**
 * Without it, a page that demands trusted types makes no policy that is handed the text of each test, and no test passes
 * in it, because none can be made.
 */
export function removeTrustedTypes(target: object): void {
  Reflect.deleteProperty(target, 'trustedTypes')
}
