import type { Code, Root } from 'mdast'
import { visit } from 'unist-util-visit'
import type { Reading } from '../reading/reading.ts'
import { report } from '../reading/report.ts'

const fence = /^ {0,3}(?<marks>`{3,}|~{3,})/

/**
 * Reports fences that swallow what follows them. A forgotten ``` hides whole sections inside code, and the lesson would
 * be shorter than its author thinks.
 */
export function checkFences(reading: Reading, tree: Root): void {
  visit(tree, 'code', (node: Code) => {
    const { start, end } = node.position ?? {}
    const opening = start ? fence.exec(reading.lines[start.line - 1]?.slice(start.column - 1) ?? '') : null
    const marks = opening?.groups?.['marks']
    if (!start || !end || marks === undefined) return
    const swallowed = node.value.split('\n').findIndex((line) => opens(line, marks))
    if (swallowed >= 0) {
      report(
        reading,
        { line: start.line + 1 + swallowed, column: 1 },
        `The code fence of line ${start.line} has not ended here, yet another seems to begin.`,
        `Close the first with a line \`${marks}\`; a fence that shows fences needs one more backtick.`,
      )
      return
    }
    const closing = reading.lines[end.line - 1]?.trim() ?? ''
    if (end.line === start.line || !closing.startsWith(marks) || /[^`~]/.test(closing)) {
      const message = 'The code fence is never closed.'
      report(reading, { line: start.line, column: start.column }, message, `End it with a line \`${marks}\`.`)
    }
  })
}

function opens(line: string, marks: string): boolean {
  const [opening = '', seen] = fence.exec(line) ?? []
  return seen?.startsWith(marks) === true && /^\w/.test(line.slice(opening.length))
}
