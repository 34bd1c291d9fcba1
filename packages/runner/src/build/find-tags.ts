import { type DefaultTreeAdapterTypes, parse, type Token } from 'parse5'

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

/** Finds scripts, links and styles as a browser would: none in a comment, another script or a text area. */
export function findTags(html: string): Tag[] {
  const tags: Tag[] = []
  // A list instead of recursion, because a learner's page may be nested too deeply for the stack.
  const nodes: DefaultTreeAdapterTypes.Node[] = [parse(html, { sourceCodeLocationInfo: true })]
  for (let node = nodes.pop(); node; node = nodes.pop()) {
    const tag = toTag(node)
    if (tag) tags.push(tag)
    if ('childNodes' in node) for (const child of node.childNodes) nodes.push(child)
    if ('content' in node) nodes.push(node.content)
  }
  // By place in the text: browsers move what is misplaced, such as a script between the rows of a table.
  return tags.toSorted((one, other) => one.start - other.start)
}

export function attributeOf(tag: Tag, name: string): Attribute | undefined {
  return tag.attributes.find((candidate) => candidate.name === name)
}

function toTag(node: DefaultTreeAdapterTypes.Node): Tag | undefined {
  const { nodeName: name } = node
  if (name !== 'script' && name !== 'link' && name !== 'style') return undefined
  const { attrs, childNodes, sourceCodeLocation } = node
  const opening = sourceCodeLocation?.startTag
  if (!opening) return undefined
  const closing = sourceCodeLocation.endTag
  const contentEnd =
    closing?.startOffset ?? childNodes.at(-1)?.sourceCodeLocation?.endOffset ?? opening.endOffset
  return {
    name,
    attributes: attributesOf(attrs, opening),
    start: opening.startOffset,
    contentStart: opening.endOffset,
    contentEnd,
    end: closing?.endOffset ?? contentEnd,
  }
}

function attributesOf(
  attributes: readonly Token.Attribute[],
  { attrs = {} }: Token.LocationWithAttributes,
): Attribute[] {
  return attributes.flatMap(({ name, value }) => {
    const place = attrs[name]
    return place ? { name, value, start: place.startOffset, end: place.endOffset } : []
  })
}
