import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { AuthorError } from '../author/author-error.ts'
import { isInside } from '../files/is-inside.ts'

/** What a folder of lessons has in it, in any of the layouts that `findLayout` knows. */
const marks = ['challenges', 'blocks', 'superblocks', 'structure']

/** The folder of lessons in a source: the one that is named, `curriculum` in a larger repository, or all of it. */
export function findCurriculum(root: string, named: string | undefined): string {
  if (named !== undefined) {
    const folder = join(root, named)
    if (!existsSync(folder) || !statSync(folder).isDirectory() || !isInside(root, folder)) {
      throw new AuthorError(`There is no folder ${named} in the source.`)
    }
    return folder
  }
  const inside = join(root, 'curriculum')
  return !hasMark(root) && hasMark(inside) ? inside : root
}

function hasMark(folder: string): boolean {
  return marks.some((mark) => existsSync(join(folder, mark)))
}
