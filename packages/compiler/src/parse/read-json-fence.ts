import type { z } from '@cairn/contract'
import { type Reading, report } from './reading.ts'
import { schemaProblems } from './schema-problems.ts'
import { fencesOf, placeOf, type Section } from './section.ts'

/** The single `json` fence of a section, checked against its schema. */
export function readJsonFence<Schema extends z.ZodMiniType>(
  reading: Reading,
  section: Section,
  schema: Schema,
): z.infer<Schema> | undefined {
  const [fence, second] = fencesOf(section)
  if (!fence || second || fence.lang !== 'json') {
    const place = placeOf(second ?? fence, section.place)
    const message = `\`--${section.name}--\` does not hold exactly one \`json\` fence.`
    report(reading, place, message, 'Write it as JSON, in one ```json fence.')
    return undefined
  }
  const linesBefore = fence.position?.start.line ?? 1
  const parsed = parseJson(fence.value)
  if (parsed.mistake) {
    const { line, column, message } = parsed.mistake
    report(reading, { line: linesBefore + line, column }, message, 'Correct the JSON.')
    return undefined
  }
  const result = schema.safeParse(parsed.value)
  if (result.success) return result.data
  reading.problems.push(
    ...schemaProblems(
      { file: reading.file, text: fence.value, linesBefore, value: parsed.value },
      result.error,
    ),
  )
  return undefined
}

type Parsed = { value?: unknown; mistake?: { line: number; column: number; message: string } }

/** Parses JSON and reports the position of a mistake, which V8 puts into its message. */
export function parseJson(text: string): Parsed {
  try {
    return { value: JSON.parse(text) as unknown }
  } catch (error) {
    const said = error instanceof Error ? error.message : String(error)
    const position = Number(/at position (?<position>\d+)/.exec(said)?.groups?.['position'] ?? text.length)
    const before = text.slice(0, position).split('\n')
    return {
      mistake: {
        line: before.length,
        column: (before.at(-1)?.length ?? 0) + 1,
        message: `This is not valid JSON: ${said.replace(/ in JSON at position[\s\S]*$/, '')}.`,
      },
    }
  }
}
