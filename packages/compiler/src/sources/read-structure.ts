import type { Problem, z } from '@cairn/contract'
import { callWithin } from '../files/call-within.ts'
import { readSource } from '../files/read-source.ts'
import { excerpt, fileStart, type Outcome } from '../problems/problem.ts'
import { schemaProblems } from '../problems/schema-problems.ts'
import { parseJson } from '../syntax/parse-json.ts'
import { readYaml } from '../syntax/read-yaml.ts'
import { absolute } from './find-layout.ts'

export type Structure<Value> = { file: string; text: string; value: Value }

/** The largest take a tenth of a second. */
const longestMs = 10_000

/** A structure file, JSON or YAML by its extension, checked against its schema. */
export async function readStructure<Schema extends z.ZodMiniType>(
  root: string,
  file: string,
  schema: Schema,
  limitMs = longestMs,
): Promise<Outcome<Structure<z.infer<Schema>> | undefined>> {
  const source = readSource(file, absolute(root, file))
  if (source.output === undefined) return { output: undefined, problems: source.problems }
  const text = source.output
  try {
    return callWithin(limitMs, () => checkStructure(file, text, schema)) ?? refuse(file, tooSlow)
  } catch (error) {
    // The libraries call themselves for each level.
    if (error instanceof RangeError) return refuse(file, tooDeep)
    throw error
  }
}

function checkStructure<Schema extends z.ZodMiniType>(
  file: string,
  text: string,
  schema: Schema,
): Outcome<Structure<z.infer<Schema>> | undefined> {
  const parsed = file.endsWith('.json') ? fromJson(file, text) : fromYaml(file, text)
  if (parsed.problems.length > 0) return { output: undefined, problems: parsed.problems }
  const result = schema.safeParse(parsed.output)
  if (result.success) return { output: { file, text, value: result.data }, problems: [] }
  const written = { file, text, linesBefore: 0, value: parsed.output }
  return { output: undefined, problems: schemaProblems(written, result.error) }
}

function fromJson(file: string, text: string): Outcome<unknown> {
  const { value, mistake } = parseJson(text)
  if (!mistake) return { output: value, problems: [] }
  const line = text.split('\n')[mistake.line - 1] ?? ''
  const problem: Problem = { file, ...mistake, text: excerpt(line), remedy: 'Correct the JSON.' }
  return { output: undefined, problems: [problem] }
}

function fromYaml(file: string, text: string): Outcome<unknown> {
  // A document may start with a separator line.
  const { values, problems } = readYaml(file, text.replace(/^---[ \t]*$/m, '   '), 0)
  return { output: values, problems }
}

const tooSlow = {
  message: 'The file takes too long to read.',
  remedy: 'Look for keys or signs that are repeated thousands of times, and take them out.',
}
const tooDeep = {
  message: 'The file is nested too deeply to be read.',
  remedy: 'Take out some levels of brackets.',
}

function refuse(file: string, why: typeof tooSlow): Outcome<undefined> {
  return { output: undefined, problems: [{ file, ...fileStart, text: '', ...why }] }
}
