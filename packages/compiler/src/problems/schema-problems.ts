import type { Problem, z } from '@cairn/contract'
import { didYouMean } from './did-you-mean.ts'
import { placesIn } from './places-in.ts'
import { excerpt, type Place } from './problem.ts'

type Written = {
  file: string
  /** The YAML or JSON text that contains the value. */
  text: string
  /** The number of lines before `text` in the file. */
  linesBefore: number
  value: unknown
  /** What to write instead, by key. */
  remedies?: Readonly<Record<string, string>>
}

/** Converts a schema's errors into problems at the positions of the values. */
export function schemaProblems(written: Written, error: z.core.$ZodError): Problem[] {
  const placeOf = placesIn(written.text, written.linesBefore)
  return error.issues.flatMap((issue) => toProblems(written, issue, placeOf))
}

function toProblems(
  { file, value, remedies }: Written,
  issue: z.core.$ZodIssue,
  placeOf: (path: readonly PropertyKey[]) => Place,
): Problem[] {
  const path = issue.path
  const name = path.map(String).join('.')
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({
      file,
      ...keyPlace(placeOf([...path, key]), key),
      text: key,
      message: `Unknown key \`${[...path.map(String), key].join('.')}\`.`,
      remedy: knownKeys(remedies, path.length, key),
    }))
  }
  const actual = valueAt(value, path)
  return [
    {
      file,
      ...placeOf(path),
      text: actual === undefined ? '' : excerpt(JSON.stringify(actual)),
      message:
        name === ''
          ? `This does not fit: ${expectation(issue)}.`
          : actual === undefined
            ? `\`${name}\` is missing.`
            : `\`${name}: ${excerpt(typeof actual === 'string' ? actual : JSON.stringify(actual))}\` does not fit.`,
      remedy: remedies?.[String(path[0])] ?? `Write ${expectation(issue)}.`,
    },
  ]
}

/** A value's position is where it begins; its key precedes it on the line. */
function keyPlace({ line, column }: Place, key: string): Place {
  return { line, column: Math.max(1, column - key.length - 2) }
}

function knownKeys(remedies: Written['remedies'], depth: number, key: string): string {
  return depth === 0 && remedies
    ? `${didYouMean(key, Object.keys(remedies))} Otherwise remove it.`
    : 'Remove it, or correct its name.'
}

function expectation(issue: z.core.$ZodIssue): string {
  if (issue.code === 'invalid_type') return `a value of type ${issue.expected}`
  if (issue.code === 'invalid_value') {
    const values = issue.values.map((value) => `\`${String(value)}\``)
    return values.length === 1 ? values.join('') : `one of: ${values.join(', ')}`
  }
  if (issue.code === 'too_small') return `at least ${issue.minimum}`
  if (issue.code === 'too_big') return `at most ${issue.maximum}`
  return 'a value as docs/authoring.md describes it'
}

function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (inner, key) =>
      typeof inner === 'object' && inner !== null && Object.hasOwn(inner, key)
        ? (inner as Record<PropertyKey, unknown>)[key]
        : undefined,
    value,
  )
}
