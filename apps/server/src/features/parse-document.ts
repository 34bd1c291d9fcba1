import { FeatureDocument, z } from '@cairn/contract'

type Issue = z.core.$ZodIssue

/** A mistake, as one line of text; `line` is undefined where the text itself quotes the place. */
export type DocumentProblem = { line: number | undefined; text: string }

type Parsed = { document: FeatureDocument } | { problems: DocumentProblem[] }

/** Reads the text of a feature document. */
export function parseDocument(text: string): Parsed {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch (error) {
    return { problems: [problemOfJson(error as SyntaxError, text)] }
  }
  const checked = z.safeParse(FeatureDocument, value)
  if (checked.success) return { document: checked.data }
  return { problems: checked.error.issues.flatMap((issue) => problemsOfContents(issue, text)) }
}

/** Of an unexpected character the engine quotes the place; of other mistakes it tells the position. */
function problemOfJson({ message }: SyntaxError, text: string): DocumentProblem {
  const position = /position (?<number>\d+)/.exec(message)?.groups?.['number']
  return {
    line: position === undefined ? undefined : lineAt(text, Number(position)),
    text: `This is not JSON: ${message.replaceAll(/\s+/g, ' ')}.`,
  }
}

function problemsOfContents(issue: Issue, text: string): DocumentProblem[] {
  const { path, message } = issue
  const tell = (place: readonly PropertyKey[], mistake: string) => ({
    line: lineAt(text, positionOf(place, text)),
    text: `${place.join('.') || 'The document'} ${mistake}.`,
  })
  if (issue.code !== 'unrecognized_keys') return [tell(path, message)]
  return issue.keys.map((key) => tell([...path, key], 'is not known here'))
}

/** Where the value at a path is: its keys come one after the other. What is missing is looked for in its parent. */
function positionOf(path: readonly PropertyKey[], text: string): number {
  return path.reduce<number>((place, key) => Math.max(place, text.indexOf(JSON.stringify(key), place)), 0)
}

function lineAt(text: string, position: number): number {
  return text.slice(0, position).split('\n').length
}
