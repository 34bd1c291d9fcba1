/** Where the solutions and hidden tests of a block go: apart from what is served. */
export function privateFile(block: string, hash: string): string {
  return `private/blocks/${block}.${hash}.json`
}
