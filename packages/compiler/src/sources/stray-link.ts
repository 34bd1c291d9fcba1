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
