import type { FileExtension, SeedFile } from '@cairn/contract'
import type { Dictionary } from '../sources/dictionary.ts'

const line = String.raw`(?<open>\/\/[ \t]*)(?<text>[^\n]*?)(?<close>[ \t]*)$`
const block = String.raw`(?<open>\/\*\s*)(?<text>[\s\S]*?)(?<close>\s*\*\/)`
const markup = String.raw`(?<open><!--\s*)(?<text>[\s\S]*?)(?<close>\s*-->)`
const hash = String.raw`(?<open>#[ \t]*)(?<text>[^\n]*?)(?<close>[ \t]*)$`

const patterns: Readonly<Record<FileExtension, readonly string[]>> = {
  html: [markup, block, line],
  css: [block],
  js: [block, line],
  jsx: [block, line],
  ts: [block, line],
  tsx: [block, line],
  py: [hash],
  json: [],
}

/**
 * Translates code comments. A comment changes only when its whole text is in the dictionary, so that code that merely
 * looks like a comment stays unchanged.
 */
export function translateComments(files: readonly SeedFile[], dictionary: Dictionary): SeedFile[] {
  if (dictionary.size === 0) return [...files]
  return files.map((file) => ({
    ...file,
    contents: patterns[file.ext].reduce(
      (contents, pattern) =>
        contents.replaceAll(
          new RegExp(pattern, 'gm'),
          (comment, open: string, text: string, close: string) => {
            const translated = dictionary.get(text)
            return translated === undefined ? comment : open + translated + close
          },
        ),
      file.contents,
    ),
  }))
}
