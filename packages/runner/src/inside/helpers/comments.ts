/** Removes comments from text (docs/reference/workshop.md, “Test tools”). */

export function removeHtmlComments(text: string): string {
  return text.replaceAll(/<!--[\s\S]*?(?:-->|$)/g, '')
}

/** A comment has at least one character in it. */
export function removeCssComments(text: string): string {
  let kept = ''
  let from = 0
  for (;;) {
    const start = text.indexOf('/*', from)
    const end = start === -1 ? -1 : text.indexOf('*/', start + 3)
    if (end === -1) return kept + text.slice(from)
    kept += text.slice(from, start)
    from = end + 2
  }
}

const opening = String.raw`(?<opening>\/\*\*?!?)`
const escaped = String.raw`\\.`
/** Strings come first, because they may contain what looks like a comment. A quote after a letter is an apostrophe. */
const string = /(?<!\w)(?:"(?:\\"|[^"])*"|'(?:\\'|[^'])*'|`(?:\\`|[^`])*`)/y.source
const outside = new RegExp(
  `${escaped}|${string}|${opening}|${String.raw`(?<line>\/\/.*)|[^\\"'\`/]+|[\s\S]`}`,
  'y',
)
const inside = new RegExp(`${escaped}|${opening}|${String.raw`(?<closing>\*\/\n?)|[^\\/*]+|[\s\S]`}`, 'y')

/**
 * Leaves the line break after a line comment, and removes the one after a block comment. A comment that opens inside
 * another one has to be closed, too. Anything but a string is returned as it is.
 */
export function removeJSComments(code: string): string {
  if (typeof code !== 'string') return code
  let kept = ''
  let depth = 0
  let index = 0
  while (index < code.length) {
    const token = depth === 0 ? outside : inside
    token.lastIndex = index
    const { 0: text, groups = {} } = token.exec(code) as RegExpExecArray
    if (groups['opening'] !== undefined) depth += 1
    else if (groups['closing'] !== undefined) depth -= 1
    else if (depth === 0 && groups['line'] === undefined) kept += text
    index += text.length
  }
  return kept
}

export function removeWhiteSpace(text: string): string {
  return text.replaceAll(/\s/g, '')
}
