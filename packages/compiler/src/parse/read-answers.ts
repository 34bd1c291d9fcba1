import type { RootContent } from 'mdast'
import type { Section } from './section.ts'

/** One entry of a list of answers or blanks, with the sections that belong to it. */
export type WrittenAnswer = {
  content: readonly RootContent[]
  /** Nodes of `### --feedback--` and the like, by name. */
  extras: ReadonlyMap<string, readonly RootContent[]>
}

/**
 * Splits answers at their thematic breaks. A break that stands after a `### --feedback--` belongs, by the
 * depth of headings, to the feedback; it ends the answer all the same (lesson-facts.md §4, 7).
 */
export function splitAnswers(section: Section): readonly WrittenAnswer[] {
  const first: MutableAnswer = { content: [], extras: new Map() }
  const answers = [first]
  let answer = first
  let target = first.content
  const take = (nodes: readonly RootContent[]) => {
    for (const node of nodes) {
      if (node.type !== 'thematicBreak') {
        target.push(node)
        continue
      }
      answer = { content: [], extras: new Map() }
      answers.push(answer)
      target = answer.content
    }
  }
  take(section.content)
  for (const { name, content } of section.children) {
    target = answer.extras.get(name) ?? []
    answer.extras.set(name, target)
    take(content)
  }
  return answers
}

type MutableAnswer = { content: RootContent[]; extras: Map<string, RootContent[]> }
