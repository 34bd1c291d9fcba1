import { isMap, isScalar, LineCounter, parseDocument } from 'yaml'
import type { Problem } from '../problem.ts'

export type FrontMatter = {
  values: Readonly<Record<string, unknown>>
  lineOf: (key: string) => number
  /** The file with the front matter blanked, so that positions in the rest stay true. */
  body: string
  problems: readonly Problem[]
}

const fenced = /^\uFEFF?---[ \t]*\r?\n(?<yaml>[\s\S]*?)^---[ \t]*$/m

export function readFrontMatter(file: string, text: string): FrontMatter {
  const match = fenced.exec(text)
  const yaml = match?.groups?.['yaml']
  if (!match || match.index !== 0 || yaml === undefined) {
    return { values: {}, lineOf: () => 1, body: text, problems: [missing(file)] }
  }
  const lineCounter = new LineCounter()
  const document = parseDocument(yaml, { lineCounter })
  const lines = new Map<string, number>()
  if (isMap(document.contents)) {
    for (const { key } of document.contents.items) {
      if (isScalar(key) && key.range) lines.set(String(key.value), lineCounter.linePos(key.range[0]).line + 1)
    }
  }
  const problems = document.errors.map(({ message, linePos }) => ({
    file,
    line: (linePos?.[0].line ?? 1) + 1,
    column: linePos?.[0].col ?? 1,
    message: `The front matter is not valid YAML: ${message.replace(/ at line [\s\S]*$/, '')}.`,
    remedy: 'Write one `key: value` a line; put values with special characters in quotes.',
  }))
  return {
    values:
      problems.length === 0 && isMap(document.contents) ? (document.toJS() as Record<string, unknown>) : {},
    lineOf: (key) => lines.get(key) ?? 1,
    body: match[0].replaceAll(/[^\n]/g, ' ') + text.slice(match[0].length),
    problems,
  }
}

function missing(file: string): Problem {
  return {
    file,
    line: 1,
    column: 1,
    message: 'The file does not begin with front matter.',
    remedy:
      'Begin with a line `---`, then `id`, `title`, `challengeType`, `dashedName`, then another line `---`.',
  }
}
