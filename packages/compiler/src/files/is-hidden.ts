/** Names that are no part of a curriculum, such as `.git` with the address and the password of its repository. */
export function isHidden(name: string): boolean {
  return name.startsWith('.') || name === 'node_modules'
}
