import type { InteractivePart } from '@cairn/contract'
import type { RootContent } from 'mdast'
import { toString } from 'mdast-util-to-string'
import { findSection } from '../reading/find-section.ts'
import type { Reading } from '../reading/reading.ts'
import { render } from '../reading/render.ts'
import { report } from '../reading/report.ts'
import { placeOf, type Section } from '../reading/section.ts'
import { readFiles } from './fence-files.ts'

const opening = ':::interactive_editor'
const closing = ':::'

/**
 * The parts of a lecture in order. Editors stand between `:::interactive_editor` and `:::`
 * (docs/reference/lesson-format.md, “Sections”).
 */
export function readInteractive(reading: Reading): InteractivePart[] | undefined {
  const section = findSection(reading, 'interactive')
  if (!section) return undefined
  const parts = [...readContainers(reading, section), ...readChildren(reading, section)]
  if (parts.length === 0) {
    const remedy = 'Write its text, and editors between `:::interactive_editor` and `:::`.'
    report(reading, section.place, 'The lecture is empty.', remedy)
  }
  return parts
}

function readContainers(reading: Reading, section: Section): InteractivePart[] {
  const parts: InteractivePart[] = []
  let text: RootContent[] = []
  let editor: { start: RootContent; nodes: RootContent[] } | undefined
  const endText = () => {
    const html = render(reading, text)
    if (html !== '') parts.push({ type: 'text', html })
    text = []
  }
  for (const node of section.content) {
    const line = node.type === 'paragraph' ? toString(node).trim() : ''
    if (line.startsWith(':::') && line !== opening && line !== closing) {
      const message = 'This line looks like a container, but it is not one.'
      const remedy = `Write \`${opening}\` and \`${closing}\`, each on its own with an empty line around it.`
      report(reading, placeOf(node, section.place), message, remedy, line)
    }
    if (line === opening && !editor) {
      endText()
      editor = { start: node, nodes: [] }
    } else if (line === closing && editor) {
      parts.push(toEditor(reading, section, editor.nodes))
      editor = undefined
    } else if (line === opening || line === closing) {
      const message = `\`${line}\` stands where none is open, or one is open already.`
      report(reading, placeOf(node, section.place), message, 'Open and close each editor once.', line)
    } else {
      const home = editor?.nodes ?? text
      home.push(node)
    }
  }
  if (editor) {
    report(
      reading,
      placeOf(editor.start, section.place),
      'The editor is never closed.',
      `End it with \`${closing}\`.`,
    )
  }
  endText()
  return parts
}

function toEditor(reading: Reading, section: Section, content: readonly RootContent[]): InteractivePart {
  const fences = content.filter(({ type }) => type === 'code')
  const instructions = render(
    reading,
    content.filter(({ type }) => type !== 'code'),
  )
  const files = readFiles(reading, { ...section, content: fences })
  if (files.length === 0) {
    const message = 'An editor has no file.'
    report(reading, placeOf(content[0], section.place), message, 'Put a code fence between the two lines.')
  }
  return {
    type: 'editor',
    instructions,
    files: files.map(({ fileKey, name, ext, text }) => ({ fileKey, name, ext, contents: text })),
  }
}

/** The alternative form of a lecture: sections for its texts and its files. */
function readChildren(reading: Reading, { children }: Section): InteractivePart[] {
  const parts: InteractivePart[] = []
  for (const child of children) {
    if (child.name === 'files') {
      parts.push(toEditor(reading, child, child.content))
      continue
    }
    const last = parts.at(-1)
    const html = render(reading, child.content)
    if (child.name === 'instructions' && last?.type === 'editor')
      parts.splice(-1, 1, { ...last, instructions: html })
    else parts.push({ type: 'text', html })
  }
  return parts
}
