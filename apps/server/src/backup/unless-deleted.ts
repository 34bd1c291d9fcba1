/** For a file that its owner may delete at any moment: undefined if that has happened. */
export function unlessDeleted(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error
}
