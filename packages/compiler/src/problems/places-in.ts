import { isNode, LineCounter, parseDocument } from 'yaml'
import { fileStart, type Place } from './problem.ts'

/** Finds the position of a path's value in a YAML or JSON text; for a missing value, that of its parent. */
export function placesIn(text: string, linesBefore: number): (path: readonly PropertyKey[]) => Place {
  const lineCounter = new LineCounter()
  const document = parseDocument(text, { lineCounter })
  const placeOf = (path: readonly PropertyKey[]): Place => {
    const node = document.getIn(path, true)
    if (!isNode(node) || !node.range) {
      return path.length === 0 ? { ...fileStart, line: linesBefore + 1 } : placeOf(path.slice(0, -1))
    }
    const { line, col } = lineCounter.linePos(node.range[0])
    return { line: linesBefore + line, column: col }
  }
  return placeOf
}
