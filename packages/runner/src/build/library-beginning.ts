import { isIndependent } from './libraries.ts'

/** The libraries before any other script, which need not be run anew for every page. */
export type LibraryBeginning = { libraries: string[]; isOver: boolean }

/** Asked of each script in turn: the first that is no such library ends the beginning. */
export function isInBeginning(name: string | undefined, beginning: LibraryBeginning): boolean {
  if (name === undefined || beginning.isOver || !isIndependent(name)) {
    beginning.isOver = true
    return false
  }
  beginning.libraries.push(name)
  return true
}
