import type { Code, Heading, Root, RootContent } from 'mdast'

/** A marker heading `--name--` and what belongs to it: text and nested sections, in order. */
export type Section = {
  name: string
  depth: number
  line: number
  column: number
  content: readonly RootContent[]
  children: readonly Section[]
}

const marker = /^--(?<name>[A-Za-z-]+)--$/

/**
 * Splits a document into its sections (challenge-format.md §2). A section reaches to the next marker of
 * the same or a higher level; ordinary headings are text.
 */
export function readSections({ children: nodes }: Root): readonly Section[] {
  const roots: MutableSection[] = []
  const open: MutableSection[] = []
  for (const node of nodes) {
    const name = node.type === 'heading' ? markerName(node) : undefined
    if (name === undefined || node.type !== 'heading') {
      open.at(-1)?.content.push(node)
      continue
    }
    while ((open.at(-1)?.depth ?? 0) >= node.depth) open.pop()
    const section = newSection(name, node)
    const parent = open.at(-1)
    if (parent) parent.children.push(section)
    else roots.push(section)
    open.push(section)
  }
  return roots
}

/** The fenced code blocks that stand directly in a section. */
export function fencesOf({ content }: Section): readonly Code[] {
  return content.filter((node): node is Code => node.type === 'code')
}

type MutableSection = Omit<Section, 'content' | 'children'> & {
  content: RootContent[]
  children: MutableSection[]
}

function newSection(name: string, { depth, position }: Heading): MutableSection {
  const { line = 1, column = 1 } = position?.start ?? {}
  return { name, depth, line, column, content: [], children: [] }
}

function markerName({ children }: Heading): string | undefined {
  const [only] = children
  if (children.length !== 1 || only?.type !== 'text') return undefined
  return marker.exec(only.value.trim())?.groups?.['name']
}
