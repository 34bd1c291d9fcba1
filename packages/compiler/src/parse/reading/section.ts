import type { Code, Heading, Root, RootContent } from 'mdast'
import type { Place } from '../../problems/problem.ts'

/** A marker heading `--name--` with its content. */
export type Section = {
  name: string
  depth: number
  place: Place
  /** The content directly under the marker, before the first nested section. */
  content: readonly RootContent[]
  children: readonly Section[]
}

/** A lesson's sections, and the content before the first of them. */
export type Document = { preface: readonly RootContent[]; sections: readonly Section[] }

/** Any words: some old translations have translated markers, which are reported rather than taken for text. */
const marker = /^--(?<name>[^\s-](?:.*[^\s-])?)--$/

/** Splits a document into its sections (docs/reference/lesson-format.md, “Sections”). */
export function readSections({ children: nodes }: Root): Document {
  const preface: RootContent[] = []
  const roots: MutableSection[] = []
  const open: MutableSection[] = []
  for (const node of nodes) {
    if (isComment(node)) continue
    const name = node.type === 'heading' ? markerName(node) : undefined
    if (name === undefined || node.type !== 'heading') {
      const home = open.at(-1)?.content ?? preface
      home.push(node)
      continue
    }
    while ((open.at(-1)?.depth ?? 0) >= node.depth) open.pop()
    const section = newSection(name, node)
    const siblings = open.at(-1)?.children ?? roots
    siblings.push(section)
    open.push(section)
  }
  return { preface, sections: roots }
}

export function isEmpty({ content, children }: Section): boolean {
  return content.length === 0 && children.length === 0
}

/** An author's comment, which is not shown. */
function isComment(node: RootContent): boolean {
  let rest = node.type === 'html' ? node.value.trim() : ''
  if (rest === '') return false
  while (rest.startsWith('<!--')) {
    const end = rest.indexOf('-->', '<!--'.length)
    if (end === -1) return false
    rest = rest.slice(end + '-->'.length).trimStart()
  }
  return rest === ''
}

/** The fenced code blocks directly in a section. */
export function fencesOf({ content }: Section): readonly Code[] {
  return content.filter((node): node is Code => node.type === 'code')
}

/** The parts of a list separated by thematic breaks; the last part may be empty. */
export function splitAtBreaks(content: readonly RootContent[]): readonly (readonly RootContent[])[] {
  const parts: RootContent[][] = [[]]
  for (const node of content) {
    if (node.type === 'thematicBreak') parts.push([])
    else parts.at(-1)?.push(node)
  }
  return parts
}

export function placeOf(node: RootContent | undefined, fallback: Place): Place {
  const start = node?.position?.start
  return start ? { line: start.line, column: start.column } : fallback
}

type MutableSection = Omit<Section, 'content' | 'children'> & {
  content: RootContent[]
  children: MutableSection[]
}

function newSection(name: string, { depth, position }: Heading): MutableSection {
  const { line = 1, column = 1 } = position?.start ?? {}
  return { name, depth, place: { line, column }, content: [], children: [] }
}

function markerName({ children }: Heading): string | undefined {
  const [only] = children
  if (children.length !== 1 || only?.type !== 'text') return undefined
  return marker.exec(only.value.trim())?.groups?.['name']
}
