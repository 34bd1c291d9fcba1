import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { AuthorError } from '../author/author-error.ts'
import { decodeSource } from '../files/decode-source.ts'
import { isInside } from '../files/is-inside.ts'

export type License = { name: string; text: string }

const usualName = /^(?:licen[cs]e|copying)(?:\.(?:md|txt))?$/i
const longestName = 120

/**
 * The license of lessons: the named file, or the one beside them, or else the one of their repository.
 *
 * @param folders where to look, nearest first
 * @throws AuthorError without one: what has no license may not be passed on
 */
export function findLicense(folders: readonly string[], named: string | undefined): License {
  const file = named === undefined ? folders.flatMap(licensesIn)[0] : resolve(named)
  if (file === undefined) {
    throw new AuthorError(
      'The lessons come without a LICENSE, so they may not be passed on. If their authors have given you one, name its text with --license FILE.',
    )
  }
  if (!existsSync(file) || !statSync(file).isFile()) throw new AuthorError(`There is no file ${file}.`)
  const { output: text, problems } = decodeSource(file, readFileSync(file))
  if (text === undefined) throw new AuthorError(`${file} cannot be read. ${problems[0]?.message ?? ''}`)
  const name = nameIn(text)
  if (name === undefined) throw new AuthorError(`${file} is empty.`)
  return { name, text }
}

function licensesIn(folder: string): string[] {
  return readdirSync(folder)
    .filter((name) => usualName.test(name))
    .map((name) => join(folder, name))
    .filter((file) => isInside(folder, file) && statSync(file).isFile())
}

/** Its first line, as in “MIT License” and “# Attribution-ShareAlike 4.0 International”. */
function nameIn(text: string): string | undefined {
  const lines = text.split('\n').map((line) => line.replace(/^[#\s]+/, '').trim())
  return lines.find((line) => /\p{L}/u.test(line))?.slice(0, longestName)
}
