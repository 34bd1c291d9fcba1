import type { z } from '@cairn/contract'
import { schemaProblems } from '../../problems/schema-problems.ts'
import { parseJson } from '../../syntax/parse-json.ts'
import type { Reading } from '../reading/reading.ts'
import { report } from '../reading/report.ts'
import { fencesOf, placeOf, type Section } from '../reading/section.ts'

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
