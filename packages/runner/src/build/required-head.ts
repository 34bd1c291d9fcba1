import { libraryAt } from './libraries.ts'
import { isInBeginning, type LibraryBeginning } from './library-beginning.ts'
import type { PageSettings } from './page.ts'
import { escapeAttribute, safeScript, styleTag } from './write-tags.ts'

/** The head with what a lesson requires: our own copies where there are some, otherwise its addresses. */
export function requiredHead(
  required: NonNullable<PageSettings['required']>,
  libraries: ReadonlyMap<string, string>,
  beginning: LibraryBeginning,
): string {
  if (required.length === 0) return ''
  const tags = required.map(({ src, link }) => {
    const address = src ?? link ?? ''
    const name = libraryAt(address)
    const library = libraries.get(name ?? '')
    if (link !== undefined) {
      return library === undefined
        ? `<link rel="stylesheet" href="${escapeAttribute(address)}">`
        : styleTag(library)
    }
    if (isInBeginning(name, beginning)) return ''
    return library === undefined
      ? `<script src="${escapeAttribute(address)}"></script>`
      : `<script>${safeScript(library)}</script>`
  })
  return `<head>${tags.join('')}</head>`
}
