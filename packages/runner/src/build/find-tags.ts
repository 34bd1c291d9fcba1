export type Attribute = { name: string; value: string; start: number; end: number }

/** A tag that the build may change: its position in the text, and its attributes. */
export type Tag = {
  name: 'script' | 'link' | 'style'
  attributes: Attribute[]
  start: number
  /** After the `>` of the opening tag. */
  contentStart: number
  contentEnd: number
  /** After the closing tag, if there is one. */
  end: number
}

/** The start of a tag that we look for, or of anything whose content is not markup. */
const opening = /<!--|<(?<name>script|link|style|textarea|title)(?=[\s/>])/gi
const attribute =
  /\s*(?:\/\s*)?(?<name>[^\s"'<>/=]+)(?:\s*=\s*(?:"(?<double>[^"]*)"|'(?<single>[^']*)'|(?<bare>[^\s"'<>]+)))?/y
const tagEnd = /\s*\/?>/y

/** Finds scripts and links as a browser would: none in a comment, another script or a text area. */
export function findTags(html: string): Tag[] {
  const tags: Tag[] = []
  let position = 0
  for (let match = next(html, position); match; match = next(html, position)) {
    const name = match.groups?.['name']?.toLowerCase()
    if (name === undefined) {
      position = after(html, '-->', match.index)
      continue
    }
    const tag = readTag(html, match.index, name)
    position = tag?.end ?? match.index + match[0].length
    if (tag && isWanted(tag)) tags.push(tag)
  }
  return tags
}

export function attributeOf(tag: Tag, name: string): Attribute | undefined {
  return tag.attributes.find((candidate) => candidate.name === name)
}

function next(html: string, from: number): RegExpExecArray | null {
  opening.lastIndex = from
  return opening.exec(html)
}

function after(html: string, text: string, from: number): number {
  const index = html.indexOf(text, from)
  return index === -1 ? html.length : index + text.length
}

type AnyTag = Omit<Tag, 'name'> & { name: string }

function isWanted(tag: AnyTag): tag is Tag {
  return tag.name === 'script' || tag.name === 'link' || tag.name === 'style'
}

function readTag(html: string, start: number, name: string): AnyTag | undefined {
  const attributes: Attribute[] = []
  let position = start + 1 + name.length
  for (let match = matchAt(attribute, html, position); match; match = matchAt(attribute, html, position)) {
    const { name: key = '', double, single, bare } = match.groups ?? {}
    const end = match.index + match[0].length
    const value = double ?? single ?? bare ?? ''
    attributes.push({ name: key.toLowerCase(), value, start: end - match[0].trimStart().length, end })
    position = end
  }
  const closed = matchAt(tagEnd, html, position)
  if (!closed) return undefined
  const contentStart = closed.index + closed[0].length
  if (name === 'link') {
    return { name, attributes, start, contentStart, contentEnd: contentStart, end: contentStart }
  }
  const closing = new RegExp(String.raw`</${name}(?=[\s/>])[^>]*>`, 'gi')
  closing.lastIndex = contentStart
  const match = closing.exec(html)
  const contentEnd = match?.index ?? html.length
  return { name, attributes, start, contentStart, contentEnd, end: contentEnd + (match?.[0].length ?? 0) }
}

function matchAt(pattern: RegExp, text: string, position: number): RegExpExecArray | null {
  pattern.lastIndex = position
  return pattern.exec(text)
}
