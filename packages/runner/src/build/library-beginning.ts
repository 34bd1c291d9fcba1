import { isIndependent } from './libraries.ts'

/** The libraries before any other script, which need not run again for every page. */
export type LibraryBeginning = { libraries: string[]; isOver: boolean }

/** Called for each script in turn; the first that is not such a library ends the list. */
export function isInBeginning(name: string | undefined, beginning: LibraryBeginning): boolean {
  if (name === undefined || beginning.isOver || !isIndependent(name)) {
    beginning.isOver = true
    return false
  }
  beginning.libraries.push(name)
  return true
}
