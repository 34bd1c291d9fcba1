import type { SourceFile } from '../runner.ts'
import { attributeOf, type Tag } from './find-tags.ts'
import { isNeedless, libraryAt } from './libraries.ts'
import { isInBeginning } from './library-beginning.ts'
import { isNamed, type Page, typedExtensions } from './page.ts'
import { programText } from './program-text.ts'
import { escapeAttribute, safeScript } from './write-tags.ts'

const scriptTypes = new Set(['', 'module', 'text/javascript', 'application/javascript', 'text/babel'])

/** Inlines a library, the learner's script, or the compiled text of the tag itself. */
export function embedScript(tag: Tag, page: Page): void {
  const { text, html, linesBefore, file, script, libraries, compile } = page
  const type = attributeOf(tag, 'type')
  if (!scriptTypes.has(type?.value.toLowerCase() ?? '')) return
  const isBabel = type?.value.toLowerCase() === 'text/babel'
  // Babel is not needed, because its work is already done.
  if (type && isBabel) text.overwrite(type.start, type.end, 'data-type-was="text/babel"')
  const src = attributeOf(tag, 'src')
  if (src && isNeedless(src.value)) {
    text.remove(tag.start, tag.end)
    return
  }
  const name = src && libraryAt(src.value)
  if (isInBeginning(name, page.beginning) && src) {
    text.overwrite(src.start, src.end, `data-src="${escapeAttribute(src.value)}"`)
    return
  }
  if (!src) {
    if (tag.contentStart === tag.contentEnd) return
    const lineOffset = html.slice(0, tag.contentStart).split('\n').length - 1 - linesBefore
    const source = html.slice(tag.contentStart, tag.contentEnd)
    const origin = { fileKey: file.fileKey, lineOffset, isTyped: false, linked: isBabel ? {} : undefined }
    text.overwrite(tag.contentStart, tag.contentEnd, compile(source, tag, origin) || ' ')
    return
  }
  const library = libraries.get(name ?? '')
  if (library !== undefined) {
    text.overwrite(src.start, src.end, `data-src="${escapeAttribute(src.value)}"`)
    text.appendLeft(tag.contentStart, safeScript(library))
    return
  }
  if (!script || !isScriptName(src.value, script)) return
  const program = programText(script)
  const isPlain = script.ext === 'js' && !isBabel
  const code = compile(program.text, tag, {
    fileKey: script.fileKey,
    lineOffset: -program.linesBefore,
    isTyped: typedExtensions.has(script.ext),
    linked: isPlain ? undefined : { name: script.name },
  })
  const isLate = attributeOf(tag, 'defer') !== undefined || attributeOf(tag, 'async') !== undefined
  // Only scripts with an address can be deferred, so a deferred script's text becomes a data address.
  const address = isLate ? `src="data:text/javascript;charset=utf-8,${encodeURIComponent(code)}" ` : ''
  text.overwrite(src.start, src.end, `${address}data-src="${script.name}.${script.ext}"`)
  if (!isLate) text.appendLeft(tag.contentStart, safeScript(code))
}

/** The page may refer to a typed script by its compiled name. */
function isScriptName(address: string, { name, ext }: SourceFile): boolean {
  return isNamed(address, `${name}.${ext}`) || (ext !== 'js' && isNamed(address, `${name}.js`))
}
