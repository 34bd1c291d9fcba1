import type { Problem } from '@cairn/contract'
import { toString } from 'mdast-util-to-string'
import { visit } from 'unist-util-visit'
import { findingAt } from './finding.ts'
import type { Prose } from './prose.ts'

/**
 * Terms that a course uses before it introduces them. A lesson introduces a term by setting it in emphasis: `*string*`.
 *
 * @param course the lessons of a course in their order
 * @param terms the words that need an introduction, in the singular
 */
export function checkTerms(course: readonly Prose[], terms: readonly string[]): Problem[] {
  const introductions = course.map(introduced)
  return terms.flatMap((term) => {
    const home = introductions.findIndex((words) => words.has(term))
    const word = new RegExp(
      String.raw`(?<![\w-])${term.replaceAll(/[^\w\s-]/g, String.raw`\$&`)}(?:e?s)?(?![\w-])`,
      'i',
    )
    return course.slice(0, Math.max(0, home)).flatMap((prose) => {
      const [first] = prose.passages.flatMap(({ offset, words }) => {
        const place = word.exec(words)?.index
        return place === undefined ? [] : [offset + place]
      })
      if (first === undefined) return []
      const message = `“${term}” is used here, but ${course[home]?.file} introduces it.`
      return [
        findingAt(prose, first, message, 'Say it in other words, or introduce the term here, in emphasis.'),
      ]
    })
  })
}

function introduced({ tree }: Prose): Set<string> {
  const words = new Set<string>()
  visit(tree, 'emphasis', (node) => {
    const word = toString(node).toLowerCase()
    words.add(word).add(word.replace(/e?s$/, '')).add(word.replace(/s$/, ''))
  })
  return words
}
