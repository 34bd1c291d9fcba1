const ownPath = /^\/(?!\/)[^\s\\]*$/

/**
 * Whether an address is a path on the school's own origin. Two slashes begin the name of another host, and a backslash
 * is a slash for browsers.
 */
export function isOwnPath(address: string): boolean {
  return ownPath.test(address)
}
