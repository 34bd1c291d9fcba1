import type { FileExtension, SeedFile } from '@cairn/contract'
import type { Dictionary } from '../sources/dictionary.ts'

type Marks = { open: string; close: string }

const block: Marks = { open: '/*', close: '*/' }
const markup: Marks = { open: '<!--', close: '-->' }
const line: Marks = { open: '//', close: '\n' }
const hash: Marks = { open: '#', close: '\n' }
const dashes: Marks = { open: '--', close: '\n' }

const comments: Readonly<Record<FileExtension, readonly Marks[]>> = {
  html: [markup, block, line],
  css: [block],
  js: [block, line],
  jsx: [block, line],
  ts: [block, line],
  tsx: [block, line],
  py: [hash],
  json: [],
  sql: [block, dashes],
  sh: [hash],
}

/**
 * Translates code comments. A comment changes only when its whole text is in the dictionary, so that code that merely
 * looks like a comment stays unchanged.
 */
export function translateComments(files: readonly SeedFile[], dictionary: Dictionary): SeedFile[] {
  if (dictionary.size === 0) return [...files]
  return files.map((file) => ({
    ...file,
    contents: comments[file.ext].reduce(
      (contents, marks) => translateBetween(contents, marks, dictionary),
      file.contents,
    ),
  }))
}

/** Reads the text once: a pattern for comments would search for a missing end from each beginning again. */
function translateBetween(contents: string, { open, close }: Marks, dictionary: Dictionary): string {
  let translated = ''
  let position = 0
  for (;;) {
    const start = contents.indexOf(open, position)
    if (start < 0) break
    const inside = start + open.length
    const found = contents.indexOf(close, inside)
    if (found < 0 && close !== '\n') break
    const end = found < 0 ? contents.length : found
    const written = contents.slice(inside, end)
    const text = written.trim()
    translated += contents.slice(position, inside) + written.replace(text, () => dictionary.get(text) ?? text)
    translated += contents.slice(end, end + close.length)
    position = end + close.length
  }
  return translated + contents.slice(position)
}
