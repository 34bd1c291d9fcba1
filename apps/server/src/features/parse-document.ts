import { FeatureDocument, z } from '@cairn/contract'

/** The document, or its mistakes, each with its line. */
type Parsed = { document: FeatureDocument } | { problems: string[] }

/** Reads the text of a feature document. */
export function parseDocument(text: string): Parsed {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch (error) {
    const { message } = error as SyntaxError
    const position = Number(/position (?<number>\d+)/.exec(message)?.groups?.['number'] ?? text.length)
    return { problems: [`${lineAt(text, position)}: This is not JSON: ${message}`] }
  }
  const checked = z.safeParse(FeatureDocument, value)
  if (checked.success) return { document: checked.data }
  return {
    problems: checked.error.issues.flatMap((issue) =>
      mistakesOf(issue).map(({ path, mistake }) => {
        const name = path.join('.') || 'The document'
        return `${lineAt(text, placeOf(path, text))}: ${name} ${mistake}.`
      }),
    ),
  }
}

type Issue = z.core.$ZodIssue
type Mistake = { path: PropertyKey[]; mistake: string }

function mistakesOf(issue: Issue): Mistake[] {
  if (issue.code !== 'unrecognized_keys') return [{ path: issue.path, mistake: issue.message }]
  return issue.keys.map((key) => ({ path: [...issue.path, key], mistake: 'is not known here' }))
}

/** Where the value at a path begins: its keys come one after the other. What is missing is looked for in its parent. */
function placeOf(path: readonly PropertyKey[], text: string): number {
  return path.reduce<number>((place, key) => Math.max(place, text.indexOf(JSON.stringify(key), place)), 0)
}

function lineAt(text: string, position: number): number {
  return text.slice(0, position).split('\n').length
}
