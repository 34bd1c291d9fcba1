import type { RootContent } from 'mdast'
import type { Section } from '../reading/section.ts'

/** One entry of a list of answers or blanks, with its sections. */
export type WrittenAnswer = {
  content: readonly RootContent[]
  /** Nodes of `### --feedback--` and similar sections, by name. */
  extras: ReadonlyMap<string, readonly RootContent[]>
}

/** Splits answers at their thematic breaks (docs/reference/lesson-format.md, “Answers”). */
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
