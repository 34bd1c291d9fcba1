import type { Parents, Root, RootContent } from 'mdast'
import { toString } from 'mdast-util-to-string'
import { visit } from 'unist-util-visit'
import { readFrontMatter } from '../syntax/front-matter.ts'
import { parseMarkdown } from '../syntax/markdown.ts'
import { lineOffsets } from './line-offsets.ts'

type Node = Root | RootContent

/** A paragraph or a heading as campers read it; texts have the length of the source, so that places stay correct. */
export type Passage = {
  /** Where it begins in the file. */
  offset: number
  /** Without code, addresses and marks. */
  words: string
  /** The same with a noun in place of each piece of code, as it is read aloud. */
  sentences: string
}

/** What of a lesson's file is language. */
export type Prose = {
  file: string
  id: unknown
  text: string
  tree: Root
  passages: Passage[]
  /** The offset at which a node of the tree begins. */
  startOf: (node: Node) => number
}

/** Sections of numbers, names and single words. What is in fences is left out everywhere. */
const notProse = /^--(?:blanks|audio-id|video-solution|speaking-audio)--$/

/** Finds the prose of a lesson. Code, addresses and names of sections are none. */
export function readProse(file: string, text: string): Prose {
  const { body, values } = readFrontMatter(file, text)
  const tree: Root = { type: 'root', children: ofProse(parseMarkdown(body).children) }
  const passages: Passage[] = []
  const offsetOf = lineOffsets(text)
  const startOf = ({ position }: Node) => (position ? offsetOf(position.start) : 0)
  const { title } = values
  const place = typeof title === 'string' ? text.indexOf(title) : -1
  if (typeof title === 'string' && place >= 0) passages.push({ offset: place, words: title, sentences: '' })
  visit(tree, (node) => {
    if (node.type === 'paragraph' || node.type === 'heading') passages.push(toPassage(text, node, offsetOf))
  })
  return { file, id: values['id'], text, tree, passages, startOf }
}

function ofProse(nodes: readonly RootContent[]): RootContent[] {
  let isOpen = true
  return nodes.filter((node) => {
    const marker = node.type === 'heading' ? toString(node).trim() : ''
    if (!marker.startsWith('--')) return isOpen && node.type !== 'code' && !toString(node).startsWith('::')
    isOpen = !notProse.test(marker)
    return false
  })
}

function toPassage(text: string, node: Parents, offsetOf: ReturnType<typeof lineOffsets>): Passage {
  const rangeOf = ({ position }: Node): [number, number] =>
    position ? [offsetOf(position.start), offsetOf(position.end)] : [0, 0]
  const [from, to] = rangeOf(node)
  const blank = text.slice(from, to).replaceAll(/[^\n]/g, ' ')
  let words = blank
  let sentences = blank
  const put = (into: string, offset: number, piece: string) =>
    into.slice(0, offset - from) + piece + into.slice(offset - from + piece.length)
  visit(node, (inner) => {
    const [begin, stop] = rangeOf(inner)
    const source = text.slice(begin, stop)
    if (inner.type === 'text') {
      const plain = source.replaceAll(/&\w+;|\w+:\/\/\S+/g, (match) => ' '.repeat(match.length))
      words = put(words, begin, plain)
      sentences = put(sentences, begin, plain)
    }
    if (inner.type === 'inlineCode') sentences = put(sentences, begin, standIn(source.length))
  })
  return { offset: from, words, sentences }
}

/** A word of one syllable where the code stands; a capital, because it may begin a sentence. */
function standIn(length: number): string {
  return 'Code'.slice(0, length).padEnd(length)
}
