import type { Problem } from '@cairn/contract'
import { fileStart } from '../problems/problem.ts'

/** What to tell authors about a link that is not followed. */
export function strayLink(file: string): Problem {
  return {
    file,
    ...fileStart,
    text: file.split('/').at(-1) ?? file,
    message: 'This link leads out of the curriculum, to a hidden file, or nowhere.',
    remedy: 'Put the file itself here.',
  }
}

/** What to tell authors about a file or a folder that is left out. */
export function unreadable(file: string): Problem {
  return {
    file,
    ...fileStart,
    text: '',
    message: 'This cannot be read.',
    remedy: 'Allow this user to read it, and give it a name in UTF-8.',
  }
}
