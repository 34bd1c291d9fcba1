/** `code` is everything that is neither a word nor of any other kind. */
type TokenKind = 'blank' | 'word' | 'quoted' | 'open' | 'close' | 'semicolon' | 'code'

export type Token = { kind: TokenKind; end: number }

const space = /\s+/y
const word = /[\p{L}_][\p{L}\p{N}_$]*/uy
const dollarTag = /\$(?:[\p{L}_][\p{L}\p{N}_]*)?\$/uy
const single: Readonly<Record<string, TokenKind>> = { '(': 'open', ')': 'close', ';': 'semicolon' }

/** The token at a position, as far as is needed to tell where a statement of PostgreSQL ends. */
export function readToken(text: string, start: number): Token {
  const spaceEnd = endOf(space, text, start)
  if (spaceEnd !== undefined) return { kind: 'blank', end: spaceEnd }
  if (text.startsWith('--', start)) return { kind: 'blank', end: indexOr(text.indexOf('\n', start), text) }
  if (text.startsWith('/*', start)) return { kind: 'blank', end: endOfComment(text, start) }
  const letter = text.charAt(start)
  if (letter === "'" || letter === '"') return { kind: 'quoted', end: endOfQuoted(text, start, false) }
  if (/^e'/i.test(text.slice(start, start + 2))) {
    return { kind: 'quoted', end: endOfQuoted(text, start + 1, true) }
  }
  const tagEnd = endOf(dollarTag, text, start)
  if (tagEnd !== undefined) return { kind: 'quoted', end: endOfDollars(text, start, tagEnd) }
  const wordEnd = endOf(word, text, start)
  if (wordEnd !== undefined) return { kind: 'word', end: wordEnd }
  return { kind: single[letter] ?? 'code', end: start + 1 }
}

function endOf(pattern: RegExp, text: string, start: number): number | undefined {
  pattern.lastIndex = start
  return pattern.test(text) ? pattern.lastIndex : undefined
}

/** PostgreSQL's comments may contain others. */
function endOfComment(text: string, start: number): number {
  let depth = 0
  for (let index = start; index < text.length; index += 1) {
    const two = text.slice(index, index + 2)
    if (two !== '/*' && two !== '*/') continue
    depth += two === '/*' ? 1 : -1
    index += 1
    if (depth === 0) return index + 1
  }
  return text.length
}

/** A doubled quote is a quote within the text. */
function endOfQuoted(text: string, start: number, hasEscapes: boolean): number {
  const quote = text.charAt(start)
  for (let index = start + 1; index < text.length; index += 1) {
    if (hasEscapes && text.charAt(index) === '\\') index += 1
    else if (text.charAt(index) === quote && text.charAt(index + 1) === quote) index += 1
    else if (text.charAt(index) === quote) return index + 1
  }
  return text.length
}

function endOfDollars(text: string, start: number, tagEnd: number): number {
  const tag = text.slice(start, tagEnd)
  const close = text.indexOf(tag, tagEnd)
  return close === -1 ? text.length : close + tag.length
}

function indexOr(index: number, text: string): number {
  return index === -1 ? text.length : index
}
