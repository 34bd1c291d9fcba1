/** The file for the solutions and hidden tests of a block, separate from what is served. */
export function privateFile(block: string, hash: string): string {
  return `private/blocks/${block}.${hash}.json`
}
