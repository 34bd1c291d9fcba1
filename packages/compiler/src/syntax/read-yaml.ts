import type { Problem } from '@cairn/contract'
import { type Document, isMap, LineCounter, parseDocument, visit } from 'yaml'

/** A YAML map. Positions are shifted by `linesBefore`; a malformed text yields nothing. */
export function readYaml(
  file: string,
  yaml: string,
  linesBefore: number,
): { values: Record<string, unknown>; problems: Problem[] } {
  const lineCounter = new LineCounter()
  const document = parseDocument(yaml, { lineCounter })
  const problems = document.errors.map(({ message, linePos }) => ({
    file,
    line: (linePos?.[0].line ?? 1) + linesBefore,
    column: linePos?.[0].col ?? 1,
    text: '',
    message: `This is not valid YAML: ${message.replace(/ at line [\s\S]*$/, '')}.`,
    remedy: 'Write one `key: value` a line; put values with special characters in quotes.',
  }))
  if (problems.length > 0) return { values: {}, problems }
  keepIds(document)
  try {
    if (isMap(document.contents))
      return { values: document.toJS({ maxAliasCount: 0 }) as Record<string, unknown>, problems: [] }
  } catch (error) {
    // Aliases are refused: they may multiply endlessly, or form cycles.
    if (!(error instanceof ReferenceError)) throw error
  }
  const problem = {
    file,
    line: linesBefore + 1,
    column: 1,
    text: '',
    message: 'This is not a list of `key: value` lines.',
    remedy: 'Write one `key: value` a line, without `&` and `*`.',
  }
  return { values: {}, problems: [problem] }
}

/** YAML would read an id of digits only, or with a single `e` among them, as a number. */
function keepIds(document: Document): void {
  visit(document, {
    Scalar: (_key, node) => {
      if (typeof node.value === 'number' && /^[0-9a-f]{24}$/.test(node.source ?? '')) node.value = node.source
    },
  })
}
